import { titles } from '@fairfloor/domain/outlet/titles'
import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

const s = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

export const outletTexts = messages({
  en: {
    title: titles.en.outlet,
    lead: 'Good goods with a near date, an old design or a dented box. Each lot is gone when it is sold, or after its date. You order by the piece, into a basket of its own beside the shop’s.',
    toShop: 'Back to the shop',
    lots: (n: number) => s(n, 'lot', 'lots'),
    none: 'The outlet is empty',
    noneText: 'Short-dated goods stand here as soon as there are some.',
    nothingOf: 'Nothing of this brand',
    all: 'All brands',
    brand: 'Brand',
    sort: 'Sort',
    sorts: { date: 'Nearest date', price: 'Lowest price', saving: 'Highest saving' },
    product: 'Product',
    until: 'Best before',
    price: 'Price per piece',
    bestBefore: (day: string) => `Best before ${day}`,
    daysLeft: (n: number) => (n === 0 ? 'last day today' : s(n, 'day left', 'days left')),
    left: (n: number) => `${count(n)} left`,
    available: 'available',
    saving: (percent: number) => `−${percent} %`,
    basketTitle: titles.en.outletBasket,
    basketLead: (company: string) =>
      `Everybody who orders for ${company} sees and changes this basket. It is apart from the basket of the shop.`,
    toBasket: (pieces: number, sum: string | null) =>
      `Outlet basket: ${s(pieces, 'piece', 'pieces')}${sum === null ? '' : `, ${sum} excl. VAT`}`,
    view: 'View outlet basket',
    add: 'Add to outlet basket',
    barLabel: 'Your outlet basket',
    piecesIn: (n: number) => (n === 1 ? 'piece in your outlet basket' : 'pieces in your outlet basket'),
    exclVat: 'excl. VAT',
    inLots: (pieces: number, lots: number) => `${pieces === 1 ? 'piece' : 'pieces'} of ${s(lots, 'lot', 'lots')}`,
    added: (n: number) => `${s(n, 'piece', 'pieces')} added to your outlet basket`,
    news: (name: string, quantity: number) =>
      quantity === 0 ? `${name}: removed` : `${name}: now ${count(quantity)} in your outlet basket`,
    goal: {
      head: 'In the basket',
      holds: 'in the basket',
      waiting: 'not added yet',
      added: (pieces: string) => `${pieces} added`,
      finish: 'Add to outlet basket',
    },
    faults: {
      gone: 'This is gone: sold, or its date is over.',
      'fewer left': (left: number | null) =>
        left === null
          ? 'So many pieces are no longer left.'
          : `Only ${count(left)} of them ${left === 1 ? 'is' : 'are'} left.`,
    },
    empty: 'Your outlet basket is empty',
    emptyText: 'What you add in the outlet stands here, for all users of your company.',
    toOutlet: 'To the outlet',
    deleteText: 'This removes everything from the outlet basket of your company.',
    noBackorders: 'The outlet has no backorders: what is gone meanwhile is not ordered.',
  },
  de: {
    title: titles.de.outlet,
    lead: 'Gute Ware mit nahem Datum, altem Design oder Delle im Karton. Jeder Posten ist weg, wenn er verkauft ist oder sein Datum vorbei ist. Sie bestellen stückweise, über einen eigenen Warenkorb neben dem des Shops.',
    toShop: 'Zurück zum Shop',
    lots: n => s(n, 'Posten', 'Posten'),
    none: 'Das Outlet ist leer',
    noneText: 'Ware mit kurzer Haltbarkeit steht hier, sobald es welche gibt.',
    nothingOf: 'Nichts von dieser Marke',
    all: 'Alle Marken',
    brand: 'Marke',
    sort: 'Sortieren',
    sorts: { date: 'Nächstes Datum', price: 'Kleinster Preis', saving: 'Größte Ersparnis' },
    product: 'Produkt',
    until: 'Haltbar bis',
    price: 'Stückpreis',
    bestBefore: day => `Mindestens haltbar bis ${day}`,
    daysLeft: n => (n === 0 ? 'heute letzter Tag' : `noch ${s(n, 'Tag', 'Tage')}`),
    left: n => `noch ${count(n)}`,
    available: 'verfügbar',
    saving: percent => `−${percent} %`,
    basketTitle: titles.de.outletBasket,
    basketLead: company =>
      `Alle, die für ${company} bestellen, sehen und ändern diesen Warenkorb. Er ist getrennt vom Warenkorb des Shops.`,
    toBasket: (pieces, sum) => `Outlet-Warenkorb: ${count(pieces)} Stück${sum === null ? '' : `, ${sum} ohne MwSt.`}`,
    view: 'Zum Outlet-Warenkorb',
    add: 'In den Outlet-Warenkorb',
    barLabel: 'Ihr Outlet-Warenkorb',
    piecesIn: () => 'Stück im Outlet-Warenkorb',
    exclVat: 'ohne MwSt.',
    inLots: (_pieces, lots) => `Stück aus ${s(lots, 'Posten', 'Posten')}`,
    added: n => `${count(n)} Stück in den Outlet-Warenkorb gelegt`,
    news: (name, quantity) =>
      quantity === 0 ? `${name}: entfernt` : `${name}: jetzt ${count(quantity)} im Outlet-Warenkorb`,
    goal: {
      head: 'Im Warenkorb',
      holds: 'im Warenkorb',
      waiting: 'noch nicht hinzugefügt',
      added: pieces => `${pieces} hinzugefügt`,
      finish: 'In den Outlet-Warenkorb',
    },
    faults: {
      gone: 'Das ist weg: verkauft, oder das Datum ist vorbei.',
      'fewer left': left =>
        left === null
          ? 'So viele Stück sind nicht mehr übrig.'
          : `Davon ${left === 1 ? 'ist' : 'sind'} nur noch ${count(left)} übrig.`,
    },
    empty: 'Ihr Outlet-Warenkorb ist leer',
    emptyText: 'Was Sie im Outlet hinzufügen, steht hier, für alle Benutzer Ihrer Firma.',
    toOutlet: 'Zum Outlet',
    deleteText: 'Das entfernt alles aus dem Outlet-Warenkorb Ihrer Firma.',
    noBackorders: 'Im Outlet gibt es keine Nachlieferung: Was inzwischen weg ist, wird nicht bestellt.',
  },
})
