import { messages } from '../messages.ts'

/** What the pages are called, where a browser names them and on the pages themselves. */
export const titles = messages({
  en: {
    office: 'Back office',
    mails: 'Mails',
    jobs: 'Jobs',
    audit: 'Audit log',
    editions: 'Editions',
    awards: 'Awards',
    rewards: 'Rewards',
    pages: 'Pages',
  },
  de: {
    office: 'Verwaltung',
    mails: 'E-Mails',
    jobs: 'Aufträge',
    audit: 'Protokoll',
    editions: 'Messen',
    awards: 'Awards',
    rewards: 'Punkte',
    pages: 'Seiten',
  },
})
