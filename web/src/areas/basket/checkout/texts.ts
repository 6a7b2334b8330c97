import type { PaymentReason } from '@fairfloor/domain/basket/payment'
import type { CarrierReason } from '@fairfloor/domain/seller/carriers'
import { count } from '../../../lib/format.ts'
import { messages } from '../../../lib/texts.tsx'

const s = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

const carrierReasons: Record<CarrierReason, string> = {
  no_tariff: 'Does not go to this country. Please choose another one.',
  piece_too_heavy: 'A piece is too heavy for a parcel. Please choose another one.',
  too_heavy: 'Too heavy for it. Please choose another one.',
}

const paymentReasons: Record<PaymentReason, string> = {
  payment_method_not_allowed: 'Not open to your company. Please ask us.',
  no_mandate: 'No mandate yet. Please ask us for the form.',
  over_credit_limit: 'Above your credit limit. Please pay open invoices first.',
  payments_overdue: 'An invoice is 30 days overdue. Please pay it first.',
}

export const checkoutTexts = messages({
  en: {
    name: 'Order',
    address: 'Deliver to',
    noAddress: 'There is no delivery address in your account. Please contact us.',
    notThere: 'We do not deliver there.',
    carrier: 'Carrier',
    units: {
      parcel: (n: number) => s(n, 'parcel', 'parcels'),
      pallet: (n: number) => s(n, 'pallet', 'pallets'),
    },
    collection: 'You collect it from us',
    carrierReasons,
    payment: 'Payment',
    methods: { invoice: 'Invoice', prepayment: 'Prepayment', direct_debit: 'Direct debit', card: 'Card' },
    days: (method: string, n: number) => `${method}, ${s(n, 'day', 'days')}`,
    prepaid: 'We send it when the money is here',
    cardFee: (percent: string) => `Plus a card fee of ${percent}.`,
    byCard: 'You pay at our card provider next. The goods are kept for 30 minutes.',
    credit: (used: string, limit: string) => `${used} € of ${limit} € with this order`,
    mandate: (last4: string, reference: string) => `From the account ending in ${last4}, mandate ${reference}`,
    paymentReasons,
    wish: 'Wished delivery day',
    wishHint: 'We try to make it; what is not in stock comes later.',
    note: 'Note to us',
    label: 'Label service',
    labelPrice: (price: string) => `${price} a piece`,
    labelPieces: (n: number) => s(n, 'piece gets a label', 'pieces get a label'),
    reference: 'Your PO number',
    complete: 'Send only when complete',
    shippingBy: (carrier: string) => `once, ${carrier}`,
    now: (n: string) => `${n} now`,
    later: (n: string) => `${n} later`,
    nowNote: (net: string) => `${net} net, invoiced when sent`,
    laterNote: (net: string) => `${net} net, at today’s price`,
    nowPlain: 'invoiced when sent',
    laterPlain: 'as soon as it is here',
    allLater: 'Everything leaves together, when the last piece is here.',
    minimum: (amount: string, missing: string) =>
      `The minimum order is ${amount} without VAT, ${missing} to go. Please add some products.`,
    firstMinimum: (amount: string, missing: string) =>
      `The minimum of a first order is ${amount} without VAT, ${missing} to go. Please add some products.`,
    toShop: 'To the shop',
    toOutlet: 'To the outlet',
  },
  de: {
    name: 'Bestellung',
    address: 'Lieferung an',
    noAddress: 'In Ihrem Konto steht keine Lieferadresse. Bitte melden Sie sich bei uns.',
    notThere: 'Dorthin liefern wir nicht.',
    carrier: 'Versender',
    units: {
      parcel: n => s(n, 'Paket', 'Pakete'),
      pallet: n => s(n, 'Palette', 'Paletten'),
    },
    collection: 'Sie holen es bei uns ab',
    carrierReasons: {
      no_tariff: 'Fährt nicht in dieses Land. Bitte wählen Sie einen anderen.',
      piece_too_heavy: 'Ein Stück ist zu schwer für ein Paket. Bitte wählen Sie einen anderen.',
      too_heavy: 'Dafür zu schwer. Bitte wählen Sie einen anderen.',
    },
    payment: 'Zahlung',
    methods: { invoice: 'Rechnung', prepayment: 'Vorkasse', direct_debit: 'Lastschrift', card: 'Karte' },
    days: (method, n) => `${method}, ${s(n, 'Tag', 'Tage')}`,
    prepaid: 'Wir senden es, sobald das Geld da ist',
    cardFee: percent => `Zuzüglich ${percent} Kartengebühr.`,
    byCard: 'Sie bezahlen gleich bei unserem Kartenanbieter. Die Ware liegt 30 Minuten bereit.',
    credit: (used, limit) => `mit dieser Bestellung ${used}\u00a0€ von ${limit}\u00a0€`,
    mandate: (last4, reference) => `Vom Konto mit der Endung ${last4}, Mandat ${reference}`,
    paymentReasons: {
      payment_method_not_allowed: 'Für Ihre Firma nicht vereinbart. Bitte fragen Sie uns.',
      no_mandate: 'Noch kein Mandat. Bitte fragen Sie uns nach dem Formular.',
      over_credit_limit: 'Über Ihrem Kreditlimit. Bitte bezahlen Sie erst offene Rechnungen.',
      payments_overdue: 'Eine Rechnung ist 30 Tage überfällig. Bitte bezahlen Sie sie zuerst.',
    },
    wish: 'Wunschtag der Lieferung',
    wishHint: 'Wir versuchen es; was nicht auf Lager ist, kommt später.',
    note: 'Anmerkung für uns',
    label: 'Etikettierung',
    labelPrice: price => `${price} je Stück`,
    labelPieces: n => `${count(n)} Stück mit Etikett`,
    reference: 'Ihre Bestellnummer',
    complete: 'Nur komplett senden',
    shippingBy: carrier => `einmal, ${carrier}`,
    now: n => `${n} sofort`,
    later: n => `${n} später`,
    nowNote: net => `${net} netto, berechnet beim Versand`,
    laterNote: net => `${net} netto, zum Preis von heute`,
    nowPlain: 'berechnet beim Versand',
    laterPlain: 'sobald es da ist',
    allLater: 'Alles geht zusammen raus, wenn das letzte Stück da ist.',
    minimum: (amount, missing) =>
      `Der Mindestbestellwert ist ${amount} ohne MwSt., es fehlen ${missing}. Bitte legen Sie noch etwas dazu.`,
    firstMinimum: (amount, missing) =>
      `Der Mindestwert einer ersten Bestellung ist ${amount} ohne MwSt., es fehlen ${missing}. Bitte legen Sie noch etwas dazu.`,
    toShop: 'Zum Shop',
    toOutlet: 'Zum Outlet',
  },
})
