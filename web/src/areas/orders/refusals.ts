import { eurosText } from '@fairfloor/domain/formats'
import { refusals } from '@fairfloor/domain/orders/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const ordersRefusals = refusalTexts(refusals, {
  not_cancellable:
    'Das lässt sich nicht mehr stornieren: Es wird gepackt oder ist schon storniert. Bitte sehen Sie sich die Bestellung noch einmal an.',
  rest_below_minimum: ({ minimum }) =>
    minimum === null
      ? 'Was bleibt, läge unter dem Mindestbestellwert. Bitte behalten Sie mehr, stornieren Sie alles, oder fragen Sie uns.'
      : `Was bleibt, läge unter dem Mindestbestellwert von ${eurosText(minimum)} ohne MwSt. Bitte behalten Sie mehr, stornieren Sie alles, oder fragen Sie uns.`,
  rest_total_changed: ({ seen, total }) =>
    `Was bleibt, würde ${eurosText(total)} kosten, nicht ${eurosText(seen)}. Es wurde nichts storniert. Bitte sehen Sie es sich noch einmal an.`,
  above_order_limit: ({ limit, over }) =>
    limit === null || over === null
      ? 'Diese Bestellung liegt über dem Limit, das Ihre Firma für Sie gesetzt hat. Bitte lassen Sie sie von einem Kollegen aufgeben, der das Konto verwaltet.'
      : `Diese Bestellung liegt ${eurosText(over)} über den ${eurosText(limit)} ohne MwSt., die Ihre Firma für Sie gesetzt hat. Bitte lassen Sie sie von einem Kollegen aufgeben, der das Konto verwaltet.`,
  address_fixed: 'Die Adresse lässt sich nicht mehr ändern: Die Bestellung wird gepackt, oder sie ist vorbei.',
})
