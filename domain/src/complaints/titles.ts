import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: { complaints: 'Complaints', complain: 'New complaint', complaint: (number: number) => `Complaint ${number}` },
  de: {
    complaints: 'Reklamationen',
    complain: 'Neue Reklamation',
    complaint: (number: number) => `Reklamation ${number}`,
  },
})
