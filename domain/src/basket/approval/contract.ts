import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { Approval, ApprovalLine, ApprovalRow } from './shapes.ts'

const PATH = '/api/onlineshop/approvals'

export const getApprovals = endpoint<typeof shapes.getApprovals>()({
  method: 'GET',
  path: PATH,
  summary:
    'Orders that wait for approval, and those decided last: of the whole company for who manages its account, else the own ones',
  who: 'customer',
})

export const getApproval = endpoint<typeof shapes.getApproval>()({
  method: 'GET',
  path: `${PATH}/:id`,
  summary:
    'An order that waits for approval: its lines then and now, what it would cost, and what stands against it; with other quantities where the query names some',
  who: 'customer',
  refusals: ['unknown_flavour', 'unknown_address'],
})

/** An agent who acts for a user may not approve: the company asks for a colleague's consent. */
const decides = { who: 'customer', needs: 'manage', ownersAlone: true } as const

export const approveOrder = endpoint<typeof shapes.approveOrder>()({
  method: 'POST',
  path: `${PATH}/:id/approval`,
  summary: 'Places an order that waits for approval, at the prices and with the stock of this moment',
  ...decides,
  idempotent: true,
  refusals: [
    'approval_decided',
    'own_approval',
    'unknown_flavour',
    'approval_empty',
    'total_changed',
    'unknown_address',
    'no_delivery',
    'no_vat_rate',
    'order_too_large',
    'carrier_not_possible',
    'below_minimum',
    'over_credit_limit',
    'payments_overdue',
    'no_mandate',
    'payment_method_not_allowed',
    'not_for_sale',
    'quantity_misfit',
  ],
})

export const refuseOrder = endpoint<typeof shapes.refuseOrder>()({
  method: 'POST',
  path: `${PATH}/:id/refusal`,
  summary: 'Refuses an order that waits for approval, with a word to the colleague who asked',
  ...decides,
  refusals: ['approval_decided', 'own_approval'],
})

export const takeOrderBack = endpoint<typeof shapes.takeOrderBack>()({
  method: 'POST',
  path: `${PATH}/:id/taking-back`,
  summary: 'Puts the lines of an own order that waits, or was refused, back into the basket; it waits no more',
  who: 'customer',
  needs: 'order',
  idempotent: true,
  refusals: ['approval_decided', 'approval_taken_back', 'quantity_too_large'],
})

export const getApprovers = endpoint<typeof shapes.getApprovers>()({
  method: 'GET',
  path: '/api/onlineshop/approvers',
  summary: 'Names of the colleagues who may approve an order of the viewer',
  who: 'customer',
})
