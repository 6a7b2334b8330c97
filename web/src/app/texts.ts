import { titles } from '@fairfloor/domain/content/titles'
import { messages } from '../lib/texts.tsx'

export const appTexts = messages({
  en: {
    broken: 'This page could not be shown.',
    notFoundTitle: titles.en.missing,
    notFoundText: 'The address may be mistyped, or the page has moved.',
    toStart: 'To the start page',
    toFair: 'To the trade show',
  },
  de: {
    broken: 'Diese Seite konnte nicht gezeigt werden.',
    notFoundTitle: titles.de.missing,
    notFoundText: 'Die Adresse ist vielleicht vertippt, oder die Seite ist umgezogen.',
    toStart: 'Zur Startseite',
    toFair: 'Zur Messe',
  },
})
