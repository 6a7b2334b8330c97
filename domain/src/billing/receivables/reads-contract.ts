import { endpoint } from '../../endpoint.ts'
import type * as reminders from './reminder-shapes.ts'
import type * as shapes from './shapes.ts'

export const getDocuments = endpoint<typeof shapes.getDocuments>()({
  method: 'GET',
  path: '/api/admin/invoices',
  summary:
    'Invoices and credit notes, the newest first; search looks at number, order and customer; days are those of issue',
  who: 'operator',
})

export const getReminders = endpoint<typeof reminders.getReminders>()({
  method: 'GET',
  path: '/api/admin/reminders',
  summary: 'Who is to be reminded today, of which invoices and at which level, and how reminders are set',
  who: 'operator',
})
