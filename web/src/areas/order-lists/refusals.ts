import { refusals } from '@fairfloor/domain/order-lists/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const orderListsRefusals = refusalTexts(refusals, {
  list_name_taken: 'Sie haben schon eine Liste mit diesem Namen.',
  list_of_colleague: 'Das kann mit dieser Liste nur, wem sie gehört oder wer die Benutzer der Firma verwaltet.',
  list_read_only: 'Diese Liste können Sie nur lesen. Wem sie gehört, kann Sie ändern lassen.',
  too_many_lists: ({ most }) =>
    `Sie können höchstens ${most} Listen haben. Löschen Sie eine, die Sie nicht mehr brauchen.`,
  too_many_positions: ({ most }) => `Auf einer Liste stehen höchstens ${most} Produkte.`,
})
