import { refusals } from '@fairfloor/domain/billing/bonus/refusals'
import { refusalTexts } from '../../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const bonusRefusals = refusalTexts(refusals, {
  tiers_not_rising: 'Jede Stufe beginnt bei mehr und zahlt mehr als die davor.',
  year_not_over: 'Der Bonus eines Jahres wird ausgezahlt, wenn das Jahr vorbei ist.',
  year_paid: 'Der Bonus dieses Jahres ist ausgezahlt: Seine Stufen bleiben.',
})
