import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: {
    office: 'Back office',
    mails: 'Mails',
    jobs: 'Jobs',
    audit: 'Audit log',
  },
  de: {
    office: 'Verwaltung',
    mails: 'E-Mails',
    jobs: 'Aufträge',
    audit: 'Protokoll',
  },
})
