import { page } from '../page.ts'

/** Also where mails lead to: `?add=` is the flavour that is there again. */
export const remindersPage = page('/account/reminders', { module: 'areas/stock-alerts/RemindersPage', who: 'users' })
