import { messages } from '../lib/texts.tsx'

export const readingTexts = messages({
  en: { title: 'Anything else?', text: 'We are glad to help, by mail or on the phone.', write: 'Write to us' },
  de: { title: 'Noch eine Frage?', text: 'Wir helfen gern, per Mail oder am Telefon.', write: 'Schreiben Sie uns' },
})
