import { deskTitles } from '@fairfloor/domain/assortment/desk-titles'
import { messages } from '../../lib/texts.tsx'

export const searchDeskTexts = messages({
  en: {
    title: deskTitles.en.vainSearches,
    lead: 'Terms that no product had all words of: products that the range lacks, or names that its texts do not have. Each counts once a minute and person; who searched is not kept.',
    search: 'Search terms',
    sort: 'Sort by',
    sorts: { often: 'Most frequent', latest: 'Latest', term: 'A to Z' },
    term: 'Term',
    times: 'Times',
    first: 'First',
    last: 'Last',
    now: 'Finds now',
    nothing: 'Still nothing',
    sizes: (n: number, shown: string) => (n === 1 ? '1 size' : `${shown} sizes`),
    see: (term: string, found: string) => `See what ‘${term}’ finds now: ${found}`,
    empty: 'Nothing was searched in vain yet',
    emptyText: 'A search of which no product has all words appears here within a minute.',
  },
  de: {
    title: deskTitles.de.vainSearches,
    lead: 'Begriffe, von denen kein Produkt alle Wörter hatte: Produkte, die im Sortiment fehlen, oder Namen, die in seinen Texten nicht stehen. Jeder zählt einmal je Minute und Person; wer gesucht hat, wird nicht gespeichert.',
    search: 'Begriffe durchsuchen',
    sort: 'Sortieren nach',
    sorts: { often: 'Häufigste', latest: 'Neueste', term: 'A bis Z' },
    term: 'Begriff',
    times: 'Anzahl',
    first: 'Zuerst',
    last: 'Zuletzt',
    now: 'Findet jetzt',
    nothing: 'Weiterhin nichts',
    sizes: (n: number, shown: string) => (n === 1 ? '1 Größe' : `${shown} Größen`),
    see: (term: string, found: string) => `Ansehen, was „${term}“ jetzt findet: ${found}`,
    empty: 'Noch keine Suche war erfolglos',
    emptyText: 'Eine Suche, von der kein Produkt alle Wörter hat, erscheint hier innerhalb einer Minute.',
  },
})
