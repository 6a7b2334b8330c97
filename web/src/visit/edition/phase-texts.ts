import { messages } from '../../lib/texts.tsx'

/** The phases as the operator reads them. */
export const phaseTexts = messages({
  en: {
    before: 'not open yet',
    ordering: 'ordering',
    closed: 'between ordering and confirming',
    confirmation: 'confirming and releasing',
    release: 'releasing',
    over: 'over',
  },
  de: {
    before: 'noch nicht offen',
    ordering: 'Bestellen',
    closed: 'zwischen Bestellen und Bestätigen',
    confirmation: 'Bestätigen und Abrufen',
    release: 'Abrufen',
    over: 'vorbei',
  },
})
