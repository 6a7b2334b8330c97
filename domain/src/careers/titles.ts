import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: { careers: 'Careers', job: 'Job', jobs: 'Jobs', applications: 'Applications' },
  de: { careers: 'Karriere', job: 'Stelle', jobs: 'Stellen', applications: 'Bewerbungen' },
})
