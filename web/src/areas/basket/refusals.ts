import { refusals } from '@fairfloor/domain/basket/refusals'
import { money } from '../../lib/format.ts'
import { refusalTexts } from '../../lib/refusal-messages.ts'

const DONE = { approved: 'freigegeben', refused: 'abgelehnt', withdrawn: 'zurückgenommen' }

/** Why the server refuses something. */
export const basketRefusals = refusalTexts(refusals, {
  basket_empty: 'Der Warenkorb ist leer. Vielleicht ist er schon bestellt: Sehen Sie bitte in Ihre Bestellungen.',
  total_changed: ({ seen, total }) =>
    `Die Summe hat sich von ${money(seen)} auf ${money(total)} geändert. Bitte sehen Sie den Warenkorb an und bestellen Sie noch einmal.`,
  below_minimum: ({ minimum, missing }) =>
    minimum === null || missing === null
      ? 'Die Bestellung liegt unter dem Mindestbestellwert. Bitte fügen Sie Artikel hinzu.'
      : `Der Mindestbestellwert ist ${money(minimum)} ohne MwSt., es fehlen ${money(missing)}. Bitte fügen Sie Artikel hinzu.`,
  over_credit_limit: ({ limit, over }) =>
    limit === null || over === null
      ? 'Die Bestellung liegt über Ihrem Kreditlimit. Bitte zahlen Sie offene Rechnungen oder wählen Sie Vorkasse.'
      : `Die Bestellung liegt ${money(over)} über Ihrem Kreditlimit von ${money(limit)}. Bitte zahlen Sie offene Rechnungen oder wählen Sie Vorkasse.`,
  payments_overdue:
    'Eine Rechnung ist seit mehr als 30 Tagen überfällig. Bitte zahlen Sie zuerst diese oder wählen Sie Vorkasse.',
  no_mandate: 'Es gibt kein Lastschriftmandat Ihrer Firma. Bitte wählen Sie eine andere Zahlungsart.',
  payment_method_not_allowed:
    'Diese Zahlungsart ist für Ihre Firma nicht freigegeben. Bitte wählen Sie eine andere oder wenden Sie sich an uns.',
  within_order_limit: 'Diese Bestellung liegt inzwischen in Ihrem Limit. Bitte prüfen Sie sie und bestellen Sie.',
  approval_decided: ({ by, state }) => `${by} hat diese Bestellung schon ${DONE[state]}.`,
  approval_taken_back: 'Diese Positionen liegen schon wieder im Warenkorb.',
  approval_empty: 'Es bleibt keine Position zu bestellen. Bitte lehnen Sie die Bestellung ab.',
  own_approval:
    'Niemand gibt die eigene Bestellung frei. Bitte legen Sie sie zurück in den Warenkorb und bestellen Sie.',
  wished_day: 'Der Liefertag muss innerhalb eines Jahres ab heute liegen.',
})
