import { ask, page } from '../../page.ts'
import { getReminders } from './contract.ts'

/** Also where mails lead to: `?add=` is the flavour that is there again. */
export const remindersPage = page('/account/reminders', {
  module: 'areas/stock/alerts/RemindersPage',
  who: 'users',
  data: () => [ask(getReminders, {})],
})
