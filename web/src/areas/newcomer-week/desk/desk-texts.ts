import { deskTitles } from '@fairfloor/domain/newcomer-week/desk-titles'
import { messages } from '../../../lib/texts.tsx'

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** The list of events, a new one, and the head of each. */
export const weekDeskTexts = messages({
  en: {
    title: deskTitles.en.newcomerWeeks,
    lead: (zone: string) =>
      `Events at which brands show what is new, at prices of their own. The last second of each counts. Times are those of ${zone}.`,
    none: 'No event yet',
    noneText: 'A new one begins with its name and its first day.',
    name: 'Name',
    state: 'State',
    phases: { before: 'planned', open: 'open', over: 'over' },
    current: 'Shown',
    from: 'From',
    until: 'Until',
    brands: 'Brands',
    products: 'Products',
    orders: 'Orders',
    open: (name: string) => `Open ${name}`,
    create: 'New event',
    firstDay: 'First day',
    copyOf: 'As another one was',
    empty: 'Nothing taken over',
    copyHint:
      'Brands, products, percentages, pictures, texts and questions; dates as many days apart, at the same times.',
    emptyHint: 'Seven days from midnight on, without brands. Everything can be changed.',
    make: 'Make the event',
    missing: 'Please fill this in.',
    toList: 'All events',
    unknown: 'There is no such event.',
    ways: { editor: 'Edit', backorders: 'Backorders' },
    remove: 'Delete event',
    removeSure: 'Brands, products, texts and questions of it are deleted, and what lies in its baskets.',
    sure: 'Yes, delete it',
    ordered: (count: number) => `${many(count, 'order', 'orders')}: it cannot be deleted.`,
  },
  de: {
    title: deskTitles.de.newcomerWeeks,
    lead: zone =>
      `Aktionen, in denen Marken ihre Neuheiten zu eigenen Preisen zeigen. Die letzte Sekunde zählt jeweils mit. Die Zeiten sind die von ${zone}.`,
    none: 'Noch keine Aktion',
    noneText: 'Eine neue beginnt mit ihrem Namen und ihrem ersten Tag.',
    name: 'Name',
    state: 'Zustand',
    phases: { before: 'geplant', open: 'läuft', over: 'vorbei' },
    current: 'Sichtbar',
    from: 'Von',
    until: 'Bis',
    brands: 'Marken',
    products: 'Produkte',
    orders: 'Bestellungen',
    open: name => `${name} öffnen`,
    create: 'Neue Aktion',
    firstDay: 'Erster Tag',
    copyOf: 'Wie eine frühere',
    empty: 'Nichts übernehmen',
    copyHint:
      'Marken, Produkte, Prozente, Bilder, Texte und Fragen; die Daten im selben Abstand, zu denselben Uhrzeiten.',
    emptyHint: 'Sieben Tage ab Mitternacht, ohne Marken. Alles lässt sich ändern.',
    make: 'Aktion anlegen',
    missing: 'Bitte ausfüllen.',
    toList: 'Alle Aktionen',
    unknown: 'Diese Aktion gibt es nicht.',
    ways: { editor: 'Bearbeiten', backorders: 'Rückstände' },
    remove: 'Aktion löschen',
    removeSure: 'Ihre Marken, Produkte, Texte und Fragen werden gelöscht, und was in ihren Warenkörben liegt.',
    sure: 'Ja, löschen',
    ordered: count => `${many(count, 'Bestellung', 'Bestellungen')}: Sie kann nicht gelöscht werden.`,
  },
})
