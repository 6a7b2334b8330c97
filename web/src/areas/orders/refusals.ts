import { refusals } from '@fairfloor/domain/billing/refusals'
import { eurosText } from '@fairfloor/domain/formats'
import { refusals as ofOrders } from '@fairfloor/domain/orders/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const invoicingRefusals = refusalTexts(refusals, {
  unknown_address: 'Diese Lieferadresse gibt es nicht.',
  order_too_large: 'Diese Bestellung ist zu groß. Bitte teilen Sie sie auf.',
  more_than_invoiced: 'Das ist mehr, als die Rechnung nach ihren Gutschriften noch hergibt.',
  nothing_left: 'Von dieser Zahlung ist nichts mehr übrig.',
  pays_open_order:
    'Was von dieser Zahlung übrig ist, bleibt für ihre Bestellung zurückgelegt: Sie ist noch nicht abgeschlossen.',
  card_money:
    'Was eine Karte bezahlt hat, ist nur für ihre eigene Bestellung. Was zu viel ist, geht zurück auf die Karte.',
  payment_reversed: 'Diese Zahlung ist schon zurückgenommen.',
})

export const ordersRefusals = refusalTexts(ofOrders, {
  not_cancellable:
    'Das lässt sich nicht mehr stornieren: Es wird gepackt oder ist schon storniert. Bitte sehen Sie sich die Bestellung noch einmal an.',
  rest_below_minimum: ({ minimum }) =>
    minimum === null
      ? 'Was bleibt, läge unter dem Mindestbestellwert. Bitte behalten Sie mehr, stornieren Sie alles, oder fragen Sie uns.'
      : `Was bleibt, läge unter dem Mindestbestellwert von ${eurosText(minimum)} ohne MwSt. Bitte behalten Sie mehr, stornieren Sie alles, oder fragen Sie uns.`,
  rest_total_changed: ({ seen, total }) =>
    `Was bleibt, würde ${eurosText(total)} kosten, nicht ${eurosText(seen)}. Es wurde nichts storniert. Bitte sehen Sie es sich noch einmal an.`,
  address_fixed: 'Die Adresse lässt sich nicht mehr ändern: Die Bestellung wird gepackt, oder sie ist vorbei.',
})
