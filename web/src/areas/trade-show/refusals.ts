import { refusals } from '@fairfloor/domain/trade-show/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const tradeShowRefusals = refusalTexts(refusals, {
  no_show: 'Zurzeit ist keine Messe geplant.',
  dates_out_of_order: 'Diese Termine folgen nicht aufeinander.',
})
