import type { WeekInput } from '../src/areas/newcomer-week/index.ts'

/** What the landing of the demo's event says. */
export const TEXTS: WeekInput['texts'] = {
  en: 'Eight brands show what is new: order their newcomers at prices that hold for this week only, as many as you like.',
  de: 'Acht Marken zeigen, was neu ist: Bestellen Sie ihre Neuheiten zu Preisen, die nur in dieser Woche gelten, so viele Sie möchten.',
}

/** The demo's questions and answers, with the names of the brands that take part. */
export const questionsOf = (brands: readonly string[]): WeekInput['questions'] => [
  {
    question: { en: 'How do I get the discount?', de: 'Wie bekomme ich den Rabatt?' },
    answer: {
      en: 'Order via the tiles for brands and products. The prices there have the discount taken off already.',
      de: 'Bestellen Sie über die Kacheln für Marken und Produkte. Von den Preisen dort ist der Rabatt schon abgezogen.',
    },
  },
  {
    question: { en: 'How long are the offers valid?', de: 'Wie lange gelten die Angebote?' },
    answer: {
      en: 'Only during the event, until 11:59 pm on its last day.',
      de: 'Nur während der Aktion, bis 23:59 Uhr an ihrem letzten Tag.',
    },
  },
  {
    question: { en: 'Which brands take part?', de: 'Welche Marken machen mit?' },
    answer: { en: `${brands.join(', ')}.`, de: `${brands.join(', ')}.` },
  },
  {
    question: { en: 'How much can I order?', de: 'Wie viel kann ich bestellen?' },
    answer: {
      en: 'As much as you like: orders are not limited to what is in stock.',
      de: 'So viel Sie möchten: Bestellungen sind nicht auf den Bestand begrenzt.',
    },
  },
  {
    question: { en: 'When is my order delivered?', de: 'Wann wird meine Bestellung geliefert?' },
    answer: {
      en: 'After ordering you get an overview of what is delivered when.',
      de: 'Nach der Bestellung erhalten Sie eine Übersicht, was wann geliefert wird.',
    },
  },
  {
    question: { en: 'Can I change my order later?', de: 'Kann ich meine Bestellung später ändern?' },
    answer: {
      en: 'If goods come short, you are asked how much of them you still want, and can adjust the quantities.',
      de: 'Wenn Ware knapp wird, fragen wir Sie, wie viel davon Sie noch möchten, und Sie können die Mengen anpassen.',
    },
  },
  {
    question: { en: 'Whom can I ask?', de: 'Wen kann ich fragen?' },
    answer: {
      en: 'Call our customer service: the number stands beside these answers.',
      de: 'Rufen Sie unseren Kundenservice an: Die Nummer steht bei diesen Antworten.',
    },
  },
]
