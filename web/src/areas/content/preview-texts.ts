import { messages } from '../../lib/texts.tsx'

/** What the operator reads above a page that is previewed. */
export const previewTexts = messages({
  en: {
    title: 'Preview',
    draft: 'A draft: only the back office sees this version.',
    planned: (from: string) => `Everyone sees this version from ${from}.`,
    shown: (from: string) => `This version was published on ${from}.`,
    back: 'Back to the pages',
  },
  de: {
    title: 'Vorschau',
    draft: 'Ein Entwurf: nur die Verwaltung sieht diese Fassung.',
    planned: from => `Diese Fassung sehen alle ab ${from}.`,
    shown: from => `Diese Fassung wurde am ${from} veröffentlicht.`,
    back: 'Zurück zu den Seiten',
  },
})
