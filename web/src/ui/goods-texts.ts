import type { OrderSteps } from '@fairfloor/domain/catalogue/fitting-quantity'
import { count } from '../lib/format.ts'
import { messages } from '../lib/texts.tsx'

const plural = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${count(n)} ${many}`)

/** Texts of the parts that show and order goods. */
export const goodsTexts = messages({
  en: {
    quantity: 'Quantity',
    oneLess: 'One less',
    oneMore: 'One more',
    logInForPrices: 'Log in for prices',
    regularPrice: 'Regular price',
    price: 'Price',
    stock: {
      in: 'in stock',
      from: (day: string) => `from ${day}`,
      none: 'none left',
      unknown: 'on request',
      splitFrom: (now: string, later: string, day: string) => `${now} now, ${later} from ${day}`,
    },
    notify: { ask: 'Notify me', asked: 'We will tell you' },
    cases: {
      whole: (n: number) => plural(n, 'case', 'cases'),
      wholeAnd: (n: number, rest: number) => `${plural(n, 'case', 'cases')} + ${count(rest)}`,
      part: (rest: number) => plural(rest, 'single', 'singles'),
      split: (now: number, later: number) => `${count(now)} now, ${count(later)} later`,
      noneNow: (later: number) => `${count(later)} later`,
    },
    cell: {
      minus: (of: string) => `No minus: ‘${of}’ was not taken.`,
      fraction: (of: string) => `Whole pieces only: ‘${of}’ was not taken.`,
      tooLarge: (most: string, of: string) => `At most ${most}: ‘${of}’ was not taken.`,
      unknown: (of: string) => `Pieces or cases, as 12 or 3c: ‘${of}’ was not taken.`,
      rounded: ({ orderMultiple, minQuantity }: OrderSteps, { of, to }: { of: number; to: number }) =>
        `Sold ${orderMultiple > 1 ? `in ${count(orderMultiple)}s` : 'singly'}${minQuantity > orderMultiple ? `, at least ${count(minQuantity)}` : ''}: ${count(of)} became ${count(to)}.`,
    },
  },
  de: {
    quantity: 'Menge',
    oneLess: 'Eins weniger',
    oneMore: 'Eins mehr',
    logInForPrices: 'Preise nach Anmeldung',
    regularPrice: 'Regulärer Preis',
    price: 'Preis',
    stock: {
      in: 'vorrätig',
      from: day => `ab ${day}`,
      none: 'ausverkauft',
      unknown: 'auf Anfrage',
      splitFrom: (now, later, day) => `${now} jetzt, ${later} ab ${day}`,
    },
    notify: { ask: 'Benachrichtigen', asked: 'Wir sagen Bescheid' },
    cases: {
      whole: n => plural(n, 'Karton', 'Kartons'),
      wholeAnd: (n, rest) => `${plural(n, 'Karton', 'Kartons')} + ${count(rest)}`,
      part: rest => `${count(rest)} einzeln`,
      split: (now, later) => `${count(now)} jetzt, ${count(later)} später`,
      noneNow: later => `${count(later)} später`,
    },
    cell: {
      minus: of => `Kein Minus: „${of}“ wurde nicht übernommen.`,
      fraction: of => `Nur ganze Stück: „${of}“ wurde nicht übernommen.`,
      tooLarge: (most, of) => `Höchstens ${most}: „${of}“ wurde nicht übernommen.`,
      unknown: of => `Stück oder Kartons, wie 12 oder 3k: „${of}“ wurde nicht übernommen.`,
      rounded: ({ orderMultiple, minQuantity }, { of, to }) =>
        `Verkauft ${orderMultiple > 1 ? `je ${count(orderMultiple)}` : 'einzeln'}${minQuantity > orderMultiple ? `, mindestens ${count(minQuantity)}` : ''}: aus ${count(of)} wurden ${count(to)}.`,
    },
  },
})
