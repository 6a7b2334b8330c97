import { refusals } from '@fairfloor/domain/newcomer-week/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const newcomerWeekRefusals = refusalTexts(refusals, {
  no_newcomer_week: 'Es gibt keine Newcomer Week.',
})
