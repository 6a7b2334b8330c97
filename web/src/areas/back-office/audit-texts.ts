import { messages } from '../../lib/texts.tsx'

/** The audit log. */
export const auditTexts = messages({
  en: {
    lead: 'Entries are only ever added, never changed.',
    searchLabel: 'Search people, action and subject',
    when: 'When',
    who: 'Who',
    what: 'What',
    subject: 'Of what',
    details: 'Details',
    actingFor: (agent: string) => `by ${agent}`,
    server: 'The shop itself',
    switched: 'Only what agents did for others',
    change: (before: string, after: string) => `${before} → ${after}`,
    empty: 'Nothing was changed yet',
    emptyText: 'Changes in the back office and switched sessions stand here.',
  },
  de: {
    lead: 'Einträge kommen nur hinzu, geändert wird keiner.',
    searchLabel: 'Personen, Handlung und Gegenstand durchsuchen',
    when: 'Wann',
    who: 'Wer',
    what: 'Was',
    subject: 'Woran',
    details: 'Einzelheiten',
    actingFor: (agent: string) => `durch ${agent}`,
    server: 'Der Shop selbst',
    switched: 'Nur was Agenten für andere taten',
    change: (before: string, after: string) => `${before} → ${after}`,
    empty: 'Noch nichts geändert',
    emptyText: 'Änderungen in der Verwaltung und Sitzungen für andere stehen hier.',
  },
})
