import { endpoint } from '../../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getPeople = endpoint<typeof shapes.getPeople>()({
  method: 'GET',
  path: '/api/admin/people',
  summary:
    'Staff and users of all companies by name, and the staff invited; search looks at name, e-mail address and company',
  who: 'operator',
})

export const getPerson = endpoint<typeof shapes.getPerson>()({
  method: 'GET',
  path: '/api/admin/people/:id',
  summary: 'A person with role, rights, sessions, and what the audit log says of the account',
  who: 'operator',
})
