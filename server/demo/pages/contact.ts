import type { HouseText } from './house-text.ts'

/** What the demo's house says about how to reach it. */
export const contact: HouseText = {
  en: {
    title: 'Contact',
    lead: 'Write, call or visit us. We answer within one working day.',
    sections: [
      {
        head: 'When somebody is there',
        text: 'Customer service: Monday to Friday from 8:30 to 17:00, in Dutch, German, English and French. Outside these hours write to us: what arrives in the evening is read first the next morning.',
      },
      {
        head: 'Visits and collection',
        text: 'Please tell us a day before, so that somebody has time for you. Goods are collected at gate 3, Monday to Friday from 9:00 to 16:00, with the number of your order.\n\nIs something wrong with a delivery? Please [report it in your account](/complaints): then photos and order lie together, and it goes faster than any call.',
      },
    ],
  },
  de: {
    title: 'Kontakt',
    lead: 'Schreiben Sie uns, rufen Sie an oder besuchen Sie uns. Wir antworten innerhalb eines Werktags.',
    sections: [
      {
        head: 'Wann jemand da ist',
        text: 'Kundendienst: Montag bis Freitag von 8:30 bis 17:00 Uhr, auf Niederländisch, Deutsch, Englisch und Französisch. Außerhalb dieser Zeiten schreiben Sie uns: Was abends ankommt, wird am nächsten Morgen zuerst gelesen.',
      },
      {
        head: 'Besuche und Abholung',
        text: 'Bitte sagen Sie einen Tag vorher Bescheid, damit jemand Zeit für Sie hat. Ware wird an Tor 3 abgeholt, Montag bis Freitag von 9:00 bis 16:00 Uhr, mit der Nummer Ihrer Bestellung.\n\nStimmt etwas mit einer Lieferung nicht? Bitte [reklamieren Sie im Konto](/complaints): Dann liegen Fotos und Bestellung beisammen, und es geht schneller als jeder Anruf.',
      },
    ],
  },
}
