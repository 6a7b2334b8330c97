import { titles } from '@fairfloor/domain/trade-show/titles'
import { messages } from '../../lib/texts.tsx'

export const adminExhibitorsTexts = messages({
  en: {
    title: titles.en.exhibitors,
    search: 'Search by brand or booth number',
    sorts: { booth: 'Booth number', name: 'Brand', ordered: 'Highest sum' },
    summary: (booths: number, sum: string) =>
      `${booths === 1 ? '1 exhibitor' : `${booths} exhibitors`} · ${sum} ordered`,
    found: (found: number, of: number) => `${found} of ${of} exhibitors`,
    name: 'Exhibitor Name',
    popup: 'B2B popup',
    open: 'Open',
    openOf: (name: string) => `Open the B2B popup of ${name}`,
    pano: 'Pano No.',
    booth: 'Booth No.',
    lines: 'Lines ordered',
    ordered: 'Ordered, excl. VAT',
    empty: 'No exhibitor yet',
    emptyText: 'Brands with a booth at the current edition stand here.',
  },
  de: {
    title: titles.de.exhibitors,
    search: 'Nach Marke oder Standnummer suchen',
    sorts: { booth: 'Standnummer', name: 'Marke', ordered: 'Höchste Summe' },
    summary: (booths, sum) => `${booths} Aussteller · ${sum} bestellt`,
    found: (found, of) => `${found} von ${of} Ausstellern`,
    name: 'Name des Ausstellers',
    popup: 'B2B-Popup',
    open: 'Öffnen',
    openOf: (name: string) => `Öffnen: B2B-Popup von ${name}`,
    pano: 'Pano-Nr.',
    booth: 'Stand-Nr.',
    lines: 'Bestellte Positionen',
    ordered: 'Bestellt, ohne MwSt.',
    empty: 'Noch kein Aussteller',
    emptyText: 'Marken mit einem Stand auf der aktuellen Messe stehen hier.',
  },
})
