import { refusals } from '@fairfloor/domain/invoicing/refusals'
import { refusals as ofOrders } from '@fairfloor/domain/orders/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const invoicingRefusals = refusalTexts(refusals, {
  unknown_address: 'Diese Lieferadresse gibt es nicht.',
  order_too_large: 'Diese Bestellung ist zu groß. Bitte teilen Sie sie auf.',
  more_than_invoiced: 'Das ist mehr, als die Rechnung nach ihren Gutschriften noch hergibt.',
  payment_reversed: 'Diese Zahlung ist schon zurückgenommen.',
})

export const ordersRefusals = refusalTexts(ofOrders, {
  not_cancellable:
    'Das lässt sich nicht mehr stornieren: Es wird gepackt oder ist schon storniert. Bitte sehen Sie sich die Bestellung noch einmal an.',
  address_fixed: 'Die Adresse lässt sich nicht mehr ändern: Die Bestellung wird gepackt, oder sie ist vorbei.',
})
