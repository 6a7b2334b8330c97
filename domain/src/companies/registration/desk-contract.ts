import { endpoint } from '../../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export { getRegistration, getRegistrations } from './desk-reads-contract.ts'

export type { Approval, DeskRegistration } from './desk-shapes.ts'

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
