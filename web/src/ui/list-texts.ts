import { messages } from '../lib/texts.tsx'

/** Texts of the parts of long lists. */
export const listTexts = messages({
  en: {
    pages: {
      label: 'Pages',
      page: (n: number) => `Page ${n}`,
      of: (n: number, all: number) => `Page ${n} of ${all}`,
      previous: 'Previous page',
      next: 'Next page',
    },
    list: {
      search: 'Search',
      none: 'Nothing fits this search.',
      clear: 'Show everything',
      total: (total: string) => `${total} in all`,
      sort: 'Sort',
      foldAll: 'Fold all',
      unfoldAll: 'Unfold all',
    },
  },
  de: {
    pages: {
      label: 'Seiten',
      page: n => `Seite ${n}`,
      of: (n, all) => `Seite ${n} von ${all}`,
      previous: 'Vorige Seite',
      next: 'Nächste Seite',
    },
    list: {
      search: 'Suchen',
      none: 'Nichts passt zu dieser Suche.',
      clear: 'Alles zeigen',
      total: total => `${total} insgesamt`,
      sort: 'Sortieren',
      foldAll: 'Alle zuklappen',
      unfoldAll: 'Alle aufklappen',
    },
  },
})
