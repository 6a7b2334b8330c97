import { endpoint } from '../../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getRegistrations = endpoint<typeof shapes.getRegistrations>()({
  method: 'GET',
  path: '/api/admin/registrations',
  summary:
    'Companies that registered: first those that wait, the longest first; search looks at company, person, e-mail, VAT id and register number',
  who: 'operator',
})

export const getRegistration = endpoint<typeof shapes.getRegistration>()({
  method: 'GET',
  path: '/api/admin/registrations/:id',
  summary: 'A registration with what to look at before it is approved, and what can be agreed',
  who: 'operator',
})
