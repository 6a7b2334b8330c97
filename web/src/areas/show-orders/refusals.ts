import { monthText } from '@fairfloor/domain/formats'
import { refusals } from '@fairfloor/domain/show-orders/refusals'
import { count } from '../../lib/format.ts'
import { refusalTexts, vonBis } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const showOrdersRefusals = refusalTexts(refusals, {
  ordering_closed: period => `Das Bestellfenster ist geschlossen. Es ist ${vonBis(period)} geöffnet.`,
  confirmation_closed: period => `Bestellungen können jetzt nicht bestätigt werden. Bestätigt wird ${vonBis(period)}.`,
  release_closed: period =>
    `Bestellungen können jetzt nicht abgerufen werden. Der Abruf ist ${vonBis(period)} möglich.`,
  already_confirmed: 'Ihre Bestellung ist bestätigt und kann nicht mehr geändert werden.',
  nothing_to_confirm: 'Es gibt nichts zu bestätigen: Ihre Bestellung ist leer.',
  confirm_missing: 'Bitte senden Sie confirm: true, um die Bestellung zu bestätigen.',
  wish_of_another_brand: 'Diese Marke ist nicht in Ihrer Bestellung.',
  wish_out_of_time: ({ first, last }) =>
    `Wünsche sind für ${monthText(first, 'de')} bis ${monthText(last, 'de')} möglich.`,
  not_confirmed: 'Ihre Bestellung ist nicht bestätigt.',
  not_at_the_show: 'Dieses Produkt wird auf der Messe nicht angeboten.',
  above_ordered: ({ ordered }) => `Sie haben ${count(ordered)} bestellt: Beim Bestätigen kann eine Menge nur sinken.`,
  above_remaining: ({ position, remaining }) => `Von ${position} können nur noch ${count(remaining)} abgerufen werden.`,
  out_of_stock: ({ position, available }) =>
    available === null
      ? `Von ${position} sind nicht so viele auf Lager.`
      : available === 0
        ? `${position} ist nicht auf Lager.`
        : `Von ${position} sind nur noch ${count(available)} auf Lager.`,
  stock_unknown: 'Bestand noch nicht bekannt',
})
