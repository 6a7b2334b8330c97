import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export type { Approval, DeskRegistration } from './desk-shapes.ts'

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

export const approveRegistration = endpoint<typeof shapes.approveRegistration>()({
  method: 'POST',
  path: '/api/admin/registrations/:id/approval',
  summary: 'Makes the company a customer and its contact person a user, once; mails that they can log in',
  who: 'operator',
  idempotent: true,
  refusals: [
    'registration_not_waiting',
    'company_is_customer',
    'email_has_account',
    'customer_number_taken',
    'usual_method_missing',
    'unknown_terms',
  ],
})

export const refuseRegistration = endpoint<typeof shapes.refuseRegistration>()({
  method: 'POST',
  path: '/api/admin/registrations/:id/refusal',
  summary: 'Refuses a registration, once; the reason is mailed',
  who: 'operator',
  idempotent: true,
  refusals: ['registration_not_waiting', 'reason_missing'],
})
