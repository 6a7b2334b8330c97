import { refusals } from '@fairfloor/domain/promotions/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const promotionsRefusals = refusalTexts(refusals, {
  promotion_over: 'Diese Aktion ist vorbei.',
  promotion_incomplete: 'Diese Aktion ist nicht vollständig.',
  banner_incomplete: 'Dieses Banner ist nicht vollständig.',
  window_out_of_order: 'Das Ende liegt vor dem Anfang.',
  not_in_range: 'Nicht alles davon ist im Sortiment.',
})
