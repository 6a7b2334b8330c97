import { refusals } from '@fairfloor/domain/billing/refusals'
import { count } from '../../lib/format.ts'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const billingRefusals = refusalTexts(refusals, {
  unknown_address: 'Diese Lieferadresse gibt es nicht.',
  order_too_large: 'Diese Bestellung ist zu groß. Bitte teilen Sie sie auf.',
  more_than_invoiced: 'Das ist mehr, als die Rechnung nach ihren Gutschriften noch hergibt.',
  nothing_left: 'Von dieser Zahlung ist nichts mehr übrig.',
  pays_open_order:
    'Was von dieser Zahlung übrig ist, bleibt für ihre Bestellung zurückgelegt: Sie ist noch nicht abgeschlossen.',
  card_money:
    'Was eine Karte bezahlt hat, ist nur für ihre eigene Bestellung. Was zu viel ist, geht zurück auf die Karte.',
  too_many_documents: ({ most }) => `Das sind mehr als ${count(most)} Dateien.`,
  payment_reversed: 'Diese Zahlung ist schon zurückgenommen.',
})
