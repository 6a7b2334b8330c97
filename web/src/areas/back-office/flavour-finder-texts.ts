import { messages } from '../../lib/texts.tsx'

export const flavourFinderTexts = messages({
  en: {
    find: 'Add an article: name, SKU or EAN',
    found: 'Articles found',
    nothing: 'Nothing found.',
    addOf: (name: string) => `Add ${name}`,
  },
  de: {
    find: 'Artikel hinzufügen: Name, SKU oder EAN',
    found: 'Gefundene Artikel',
    nothing: 'Nichts gefunden.',
    addOf: name => `${name} hinzufügen`,
  },
})
