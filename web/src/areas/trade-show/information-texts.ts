import { titles } from '@fairfloor/domain/trade-show/titles'
import { messages } from '../../lib/texts.tsx'

/** Texts of the information page. */
export const informationTexts = messages({
  en: {
    title: titles.en.information,
    questions: 'Questions and answers',
    groups: { order: 'Your order', fair: 'The fair', booths: 'At the booths' },
    search: {
      label: 'Search questions and answers',
      topics: 'Topics',
      found: (hits: number) => (hits === 1 ? '1 question found' : `${hits} questions found`),
      none: 'No question says that. Our customer service knows the answer.',
    },
    contact: { title: 'Customer service', text: 'A person answers what these pages do not.' },
    legal: 'Legal',
    imprint: 'Imprint',
    privacy: 'Privacy Policy',
    termsPdf: 'Terms and conditions (PDF)',
  },
  de: {
    title: titles.de.information,
    questions: 'Fragen und Antworten',
    groups: { order: 'Ihre Bestellung', fair: 'Die Messe', booths: 'An den Ständen' },
    search: {
      label: 'Fragen und Antworten durchsuchen',
      topics: 'Themen',
      found: hits => (hits === 1 ? '1 Frage gefunden' : `${hits} Fragen gefunden`),
      none: 'Dazu gibt es keine Frage. Unser Kundendienst weiß die Antwort.',
    },
    contact: { title: 'Kundendienst', text: 'Was hier nicht steht, beantwortet ein Mensch.' },
    legal: 'Rechtliches',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    termsPdf: 'Geschäftsbedingungen (PDF)',
  },
})
