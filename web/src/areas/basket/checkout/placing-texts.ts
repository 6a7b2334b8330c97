import { count } from '../../../lib/format.ts'
import { messages } from '../../../lib/texts.tsx'

export const placingTexts = messages({
  en: {
    place: 'Place Order',
    withTotal: (act: string, total: string) => `${act}, ${total} incl. VAT`,
    inclVat: 'incl. VAT',
    keys: 'places it, only once',
    placed: (order: number) => `Order ${order} is placed`,
    toOrder: 'See the order',
    noAnswer: 'No answer came. What you typed is kept. Please place it again: it is ordered only once.',
    linesFirst: 'A line could not be saved. Please mend it above and place the order again.',
    noCarrier: 'No carrier brings these goods there. Please choose another address, or contact us.',
    totalChanged: (seen: string, now: string) => `The total is now ${now}, not ${seen}. Please look and place again.`,
    totalChangedUnpriced: 'The basket has changed. Please look and place again.',
    changedLines: (n: number) => (n === 1 ? '1 position has changed.' : `${count(n)} positions have changed.`),
    showChanged: 'Show it',
    showLine: 'Show the position',
    failed: (message: string) => `The order cannot be prepared: ${message}`,
    priceMissing: 'Without a delivery address and a carrier there is no price.',
  },
  de: {
    place: 'Bestellen',
    withTotal: (act, total) => `${act}, ${total} inkl. MwSt.`,
    inclVat: 'inkl. MwSt.',
    keys: 'bestellt, nur einmal',
    placed: order => `Bestellung ${order} ist aufgegeben`,
    toOrder: 'Bestellung ansehen',
    noAnswer:
      'Es kam keine Antwort. Was Sie eingegeben haben, bleibt erhalten. Bitte noch einmal bestellen: Es gilt nur einmal.',
    linesFirst: 'Eine Position wurde nicht gespeichert. Bitte oben ändern und noch einmal bestellen.',
    noCarrier: 'Kein Versender bringt diese Ware dorthin. Bitte wählen Sie eine andere Adresse oder fragen Sie uns.',
    totalChanged: (seen, now) => `Gesamt sind es jetzt ${now} statt ${seen}. Bitte prüfen und noch einmal bestellen.`,
    totalChangedUnpriced: 'Der Warenkorb hat sich geändert. Bitte prüfen und noch einmal bestellen.',
    changedLines: n => (n === 1 ? '1 Position hat sich geändert.' : `${count(n)} Positionen haben sich geändert.`),
    showChanged: 'Zeigen',
    showLine: 'Position zeigen',
    failed: message => `Die Bestellung kann nicht vorbereitet werden: ${message}`,
    priceMissing: 'Ohne Lieferadresse und Versender gibt es keinen Preis.',
  },
})
