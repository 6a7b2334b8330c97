import { messages } from '@fairfloor/domain/messages'

export const headTexts = messages({
  en: {
    start: (company: string) =>
      `${company}: wholesale of sports nutrition. Walk through the trade show, order at the booths, confirm afterwards, and release in parts when you need the goods.`,
    imprint: (company: string) => `Who ${company} is, and how to reach us.`,
    about: (company: string) => `Who ${company} is, what we sell, and how we work.`,
    faq: (company: string) =>
      `Questions that customers of ${company} ask, with answers: account, ordering, delivery, payment, trade show.`,
    page: (page: number, count: number) => `page ${page} of ${count}`,
    privacy: (company: string) => `What ${company} stores of its customers and visitors, what for, and for how long.`,
  },
  de: {
    start: (company: string) =>
      `${company}: Großhandel für Sportnahrung. Gehen Sie durch die Messe, bestellen Sie an den Ständen, bestätigen Sie danach, und rufen Sie in Teilen ab, wenn Sie die Ware brauchen.`,
    imprint: (company: string) => `Wer ${company} ist, und wie Sie uns erreichen.`,
    about: (company: string) => `Wer ${company} ist, was wir verkaufen und wie wir arbeiten.`,
    faq: (company: string) =>
      `Was Kunden von ${company} fragen, mit Antworten: Konto, Bestellen, Lieferung, Zahlung, Messe.`,
    page: (page: number, count: number) => `Seite ${page} von ${count}`,
    privacy: (company: string) => `Was ${company} von Kunden und Besuchern speichert, wofür und wie lange.`,
  },
})
