import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export * from './desk-reads-contract.ts'
export type { DeskCustomer, MandateBody, TermsBody } from './desk-shapes.ts'

export const changeTerms = endpoint<typeof shapes.changeTerms>()({
  method: 'PUT',
  path: '/api/admin/customers/:id/terms',
  summary: 'Sets payment methods, days to pay, credit limit, how a customer is delivered, and its bonus agreement',
  who: 'operator',
  refusals: ['changed_meanwhile', 'usual_method_not_allowed'],
})

export const changeVatId = endpoint<typeof shapes.changeVatId>()({
  method: 'PUT',
  path: '/api/admin/customers/:id/vat-id',
  summary: 'Sets the VAT id of a customer, or takes it away; a new one needs a confirmation',
  who: 'operator',
  refusals: ['changed_meanwhile', 'not_a_vat_id'],
})

export const confirmVatId = endpoint<typeof shapes.confirmVatId>()({
  method: 'POST',
  path: '/api/admin/customers/:id/vat-confirmation',
  summary: 'Notes that a person has confirmed the VAT id, with the reference of the check',
  who: 'operator',
  refusals: ['changed_meanwhile', 'no_vat_id'],
})

export const withdrawVatId = endpoint<typeof shapes.withdrawVatId>()({
  method: 'DELETE',
  path: '/api/admin/customers/:id/vat-confirmation',
  summary: 'Withdraws the confirmation of the VAT id, also one taken over: deliveries are taxed again',
  who: 'operator',
  refusals: ['changed_meanwhile'],
})

export const addMandate = endpoint<typeof shapes.addMandate>()({
  method: 'POST',
  path: '/api/admin/customers/:id/mandates',
  summary: 'Adds a signed mandate for direct debits; the one that was running ends',
  who: 'operator',
  idempotent: true,
  refusals: ['not_an_iban', 'signed_later', 'mandate_exists', 'no_creditor_id'],
})

export const endMandate = endpoint<typeof shapes.endMandate>()({
  method: 'POST',
  path: '/api/admin/customers/:id/mandates/:mandate/end',
  summary: 'Ends a mandate now',
  who: 'operator',
  refusals: ['mandate_ended'],
})
