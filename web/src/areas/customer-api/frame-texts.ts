import { messages } from '../../lib/texts.tsx'

/** Texts around every page of the API area. */
export const frameTexts = messages({
  en: {
    navigation: 'API area',
    overview: 'Overview',
    switched:
      'Keys, secrets and tokens are for the company’s own users: whoever acts for one of them neither sees nor makes them.',
    noAccess: 'Your company has no API access yet',
    noAccessText:
      'With it your own software reads products, prices and stock, and places orders by itself. Please ask us, we will set it up for you:',
  },
  de: {
    navigation: 'API-Bereich',
    overview: 'Übersicht',
    switched:
      'Schlüssel, Geheimnisse und Tokens sind für die eigenen Benutzer der Firma: Wer für einen von ihnen handelt, sieht sie nicht und erzeugt keine.',
    noAccess: 'Ihre Firma hat noch keinen API-Zugang',
    noAccessText:
      'Damit liest Ihre eigene Software Artikel, Preise und Bestände und bestellt von selbst. Bitte sprechen Sie uns an, wir richten ihn ein:',
  },
})
