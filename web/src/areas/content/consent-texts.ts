import { messages } from '../../lib/texts.tsx'

export const consentTexts = messages({
  en: {
    label: 'Your choice',
    question: 'May we load a help window and statistics of other companies? The shop works without them.',
    more: 'Privacy Policy',
    allow: 'Allow',
    decline: 'Decline',
    change: 'Change privacy choice',
  },
  de: {
    label: 'Ihre Wahl',
    question: 'Dürfen wir ein Hilfefenster und Statistiken anderer Firmen laden? Der Shop geht auch ohne.',
    more: 'Datenschutz',
    allow: 'Erlauben',
    decline: 'Ablehnen',
    change: 'Datenschutz-Wahl ändern',
  },
})
