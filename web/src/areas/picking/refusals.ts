import { refusals } from '@fairfloor/domain/picking/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const pickingRefusals = refusalTexts(refusals, {
  not_paid_yet: 'Diese Bestellung wird im Voraus bezahlt, und das Geld ist noch nicht da.',
  waits_for_rest: 'Der Kunde möchte diese Bestellung vollständig: Sie kann versandt werden, wenn der Rest da ist.',
  already_picked: 'Diese Bestellung wird schon gepackt: Versenden Sie zuerst diese Liste, oder geben Sie sie zurück.',
  nothing_to_ship: 'Für diese Bestellung ist nichts zurückgelegt.',
  list_closed: 'Diese Liste wurde schon versandt oder zurückgegeben.',
  more_than_set_aside: 'Mehr, als für diese Bestellung zurückgelegt ist. Bitte sehen Sie sie noch einmal an.',
  more_than_shipped: 'Mehr, als versandt wurde und noch nicht zurückgekommen ist.',
})
