import { messages } from '../../../lib/texts.tsx'

export const limitTexts = messages({
  en: {
    limit: 'Your limit per order, without VAT',
    over: (amount: string) => `${amount} over`,
    waits: 'This order is above your limit: it waits for a colleague.',
    cannotWait: 'This order is above your limit, and cannot wait for a colleague.',
    approves: (names: string) =>
      `${names || 'Whoever manages your account'} can approve it. Nothing is reserved and no price is held until then.`,
    asks: (names: string) => `Please ask ${names || 'whoever manages your account'} to place it.`,
    without: (name: string, rest: string) => `Without ${name} it is ${rest}, and goes at once.`,
    takeOut: (amount: string) => `Or take out ${amount}: then it goes at once.`,
    show: 'Show this position',
    word: 'A word for your colleague',
  },
  de: {
    limit: 'Ihr Limit je Bestellung, ohne MwSt.',
    over: amount => `${amount} darüber`,
    waits: 'Diese Bestellung liegt über Ihrem Limit: Sie wartet auf einen Kollegen.',
    cannotWait: 'Diese Bestellung liegt über Ihrem Limit und kann nicht auf einen Kollegen warten.',
    approves: names =>
      `Freigeben kann sie ${names || 'wer Ihr Konto verwaltet'}. Bis dahin ist nichts reserviert und kein Preis zugesagt.`,
    asks: names => `Bestellen kann sie ${names || 'wer Ihr Konto verwaltet'}. Bitte fragen Sie dort.`,
    without: (name, rest) => `Ohne ${name} sind es ${rest}, und sie geht gleich raus.`,
    takeOut: amount => `Oder nehmen Sie ${amount} heraus: Dann geht sie gleich raus.`,
    show: 'Position zeigen',
    word: 'Ein Wort an den Kollegen',
  },
})
