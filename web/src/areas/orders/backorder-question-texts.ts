import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

export const backorderQuestionTexts = messages({
  en: {
    title: 'Backorder of the Newcomer Week',
    isAsked: 'asked',
    ask: 'Ask for confirmation',
    waits: (pieces: number) =>
      `${pieces === 1 ? '1 piece waits' : `${count(pieces)} pieces wait`} for goods. The customer can be asked how many of them are still wanted; the question stands in place of the basket until it is answered.`,
    nothing: 'Nothing of this order waits for goods.',
    asked: (by: string, at: string) => `Asked by ${by}, ${at}. So far the customer wants:`,
    article: 'Article',
    askedAbout: 'Asked',
    wanted: 'Wanted',
    answered: (by: string, at: string, confirmed: number, asked: number) =>
      `${by}, ${at}: ${count(confirmed)} of ${count(asked)} pieces confirmed.`,
  },
  de: {
    title: 'Rückstand der Newcomer Week',
    isAsked: 'gefragt',
    ask: 'Um Bestätigung bitten',
    waits: pieces =>
      `${count(pieces)} Stück ${pieces === 1 ? 'wartet' : 'warten'} auf Ware. Der Kunde kann gefragt werden, wie viel davon er noch möchte; die Frage steht an der Stelle des Warenkorbs, bis sie beantwortet ist.`,
    nothing: 'Von dieser Bestellung wartet nichts auf Ware.',
    asked: (by, at) => `Gefragt von ${by}, ${at}. Bisher möchte der Kunde:`,
    article: 'Artikel',
    askedAbout: 'Gefragt',
    wanted: 'Gewünscht',
    answered: (by, at, confirmed, asked) => `${by}, ${at}: ${count(confirmed)} von ${count(asked)} Stück bestätigt.`,
  },
})
