import { refusals } from '@fairfloor/domain/promotions/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const promotionsRefusals = refusalTexts(refusals, {
  promotion_over: 'Diese Aktion ist schon vorbei.',
  promotion_incomplete: 'Diese Aktion ist nicht vollständig.',
  window_out_of_order: 'Das Ende kann nicht vor dem Anfang liegen.',
  not_in_range: 'Einiges davon ist nicht im Sortiment.',
})
