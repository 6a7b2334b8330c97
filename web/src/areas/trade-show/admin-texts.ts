import { titles } from '@fairfloor/domain/trade-show/titles'
import { messages } from '../../lib/texts.tsx'

export const adminExhibitorsTexts = messages({
  en: {
    title: titles.en.exhibitors,
    search: 'Search by brand or booth number',
    name: 'Exhibitor Name',
    popup: 'B2B popup',
    open: 'B2B popup',
    openOf: (name: string) => `B2B popup of ${name}`,
    pano: 'Pano No.',
    booth: 'Booth No.',
    back: 'Back office',
    ways: 'Ways out',
    toFair: 'To the trade show',
    forbidden: 'You are not allowed to do this.',
    forbiddenText: 'This table is for the operator of the show.',
    empty: 'No exhibitor yet',
    emptyText: 'Brands with a booth at the current edition stand here.',
  },
  de: {
    title: titles.de.exhibitors,
    search: 'Nach Marke oder Standnummer suchen',
    name: 'Name des Ausstellers',
    popup: 'B2B-Popup',
    open: 'B2B-Popup',
    openOf: (name: string) => `B2B-Popup von ${name}`,
    pano: 'Pano-Nr.',
    booth: 'Stand-Nr.',
    back: 'Verwaltung',
    ways: 'Wege hinaus',
    toFair: 'Zur Messe',
    forbidden: 'Das dürfen Sie nicht.',
    forbiddenText: 'Diese Tabelle ist für den Betreiber der Messe.',
    empty: 'Noch kein Aussteller',
    emptyText: 'Marken mit einem Stand auf der aktuellen Messe stehen hier.',
  },
})
