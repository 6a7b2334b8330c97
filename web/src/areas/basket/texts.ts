import { titles } from '@fairfloor/domain/basket/titles'
import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

const s = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

export const basketTexts = messages({
  en: {
    title: titles.en.basket,
    lead: (company: string) => `Everybody who orders for ${company} sees and changes this basket.`,
    empty: 'Your basket is empty',
    emptyText: 'What you add in the shop stands here, for all users of your company.',
    toShop: 'To the shop',
    found: (found: number, all: number) => `${count(found)} of ${s(all, 'position', 'positions')}`,
    searchLines: 'Search brand, flavour or SKU',
    sorts: { added: 'As added', brand: 'Brand', sum: 'Highest sum', pieces: 'Most pieces' },
    heads: { flavour: 'Flavour', delivery: 'Delivery', price: 'Price', pieces: 'Pieces', sum: 'Sum' },
    was: (price: string) => `was ${price} when added`,
    discount: (amount: string) => `less ${amount}`,
    changed: {
      isNew: 'New in the basket',
      pieces: (now: string, before: string) => `now ${now}, was ${before} pieces`,
      price: (now: string, before: string) => `now ${now} a piece, was ${before}`,
      sum: 'Its sum has changed',
    },
    gone: 'This product can no longer be ordered.',
    saveAsList: 'Save as list',
    deleteText: 'This removes all positions from the basket of your company.',
  },
  de: {
    title: titles.de.basket,
    lead: company => `Alle, die für ${company} bestellen, sehen und ändern diesen Warenkorb.`,
    empty: 'Ihr Warenkorb ist leer',
    emptyText: 'Was Sie im Shop hinzufügen, steht hier, für alle Benutzer Ihrer Firma.',
    toShop: 'Zum Shop',
    found: (found, all) => `${count(found)} von ${s(all, 'Position', 'Positionen')}`,
    searchLines: 'Marke, Sorte oder SKU suchen',
    sorts: { added: 'Wie hinzugefügt', brand: 'Marke', sum: 'Höchste Summe', pieces: 'Meiste Stück' },
    heads: { flavour: 'Sorte', delivery: 'Lieferung', price: 'Preis', pieces: 'Stück', sum: 'Summe' },
    was: price => `beim Hinzufügen ${price}`,
    discount: amount => `abzüglich ${amount}`,
    changed: {
      isNew: 'Neu im Warenkorb',
      pieces: (now, before) => `jetzt ${now} statt ${before} Stück`,
      price: (now, before) => `jetzt ${now} statt ${before} je Stück`,
      sum: 'Die Summe ist jetzt anders',
    },
    gone: 'Dieses Produkt kann nicht mehr bestellt werden.',
    saveAsList: 'Als Liste speichern',
    deleteText: 'Das entfernt alle Positionen aus dem Warenkorb Ihrer Firma.',
  },
})
