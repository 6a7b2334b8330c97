import { titles } from '@fairfloor/domain/outlet/titles'
import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

const s = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

export const outletTexts = messages({
  en: {
    title: titles.en.outlet,
    lead: 'Good goods with a near date, an old design or a dented box. Each lot is gone when it is sold, or after its date.',
    toShop: 'Back to the shop',
    lots: (n: number) => s(n, 'lot', 'lots'),
    none: 'The outlet is empty',
    noneText: 'Short-dated goods stand here as soon as there are some.',
    nothingOf: 'Nothing of this brand',
    all: 'All brands',
    brand: 'Brand',
    sort: 'Sort',
    sorts: { date: 'Nearest date', price: 'Lowest price', saving: 'Highest saving' },
    heads: { goods: 'Article', date: 'Best before', left: 'Left', price: 'Price', pieces: 'Pieces', sum: 'Sum' },
    bestBefore: (day: string) => `Best before ${day}`,
    daysLeft: (n: number) => (n === 0 ? 'last day today' : s(n, 'day left', 'days left')),
    left: (n: number) => `${count(n)} left`,
    available: 'available',
    saving: (percent: number) => `−${percent} %`,
  },
  de: {
    title: titles.de.outlet,
    lead: 'Gute Ware mit nahem Datum, altem Design oder Delle im Karton. Jeder Posten ist weg, wenn er verkauft ist oder sein Datum vorbei ist.',
    toShop: 'Zurück zum Shop',
    lots: n => s(n, 'Posten', 'Posten'),
    none: 'Das Outlet ist leer',
    noneText: 'Ware mit kurzer Haltbarkeit steht hier, sobald es welche gibt.',
    nothingOf: 'Nichts von dieser Marke',
    all: 'Alle Marken',
    brand: 'Marke',
    sort: 'Sortieren',
    sorts: { date: 'Nächstes Datum', price: 'Kleinster Preis', saving: 'Größte Ersparnis' },
    heads: { goods: 'Artikel', date: 'Haltbar bis', left: 'Übrig', price: 'Preis', pieces: 'Stück', sum: 'Summe' },
    bestBefore: day => `Mindestens haltbar bis ${day}`,
    daysLeft: n => (n === 0 ? 'heute letzter Tag' : `noch ${s(n, 'Tag', 'Tage')}`),
    left: n => `noch ${count(n)}`,
    available: 'verfügbar',
    saving: percent => `−${percent} %`,
  },
})
