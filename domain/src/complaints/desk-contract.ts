import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export { getDeskComplaint, getDeskComplaints } from './desk-reads-contract.ts'

export const takeOn = endpoint<typeof shapes.takeOn>()({
  method: 'POST',
  path: '/api/admin/complaints/:id/take-on',
  summary: 'Takes a complaint on: it is in progress then',
  who: 'operator',
  refusals: ['complaint_taken_on', 'complaint_closed'],
})

export const answerComplaint = endpoint<typeof shapes.answerComplaint>()({
  method: 'POST',
  path: '/api/admin/complaints/:id/messages',
  summary: 'Writes to the customer about a complaint, by mail too',
  who: 'operator',
  idempotent: true,
  refusals: ['empty_message', 'complaint_closed'],
})

export const acceptComplaint = endpoint<typeof shapes.acceptComplaint>()({
  method: 'POST',
  path: '/api/admin/complaints/:id/accept',
  summary: 'Accepts a complaint, once: with a credit note, or with the pieces again without a price',
  who: 'operator',
  idempotent: true,
  refusals: [
    'complaint_decided',
    'complaint_closed',
    'more_than_complained',
    'nothing_to_credit',
    'more_than_invoiced',
  ],
})

export const refuseComplaint = endpoint<typeof shapes.refuseComplaint>()({
  method: 'POST',
  path: '/api/admin/complaints/:id/refuse',
  summary: 'Refuses a complaint with a reason, which is mailed',
  who: 'operator',
  idempotent: true,
  refusals: ['complaint_decided', 'complaint_closed', 'refused_without_reason'],
})

export const closeComplaint = endpoint<typeof shapes.closeComplaint>()({
  method: 'POST',
  path: '/api/admin/complaints/:id/close',
  summary: 'Closes a complaint that is decided: nobody writes any more',
  who: 'operator',
  refusals: ['complaint_undecided', 'complaint_closed'],
})
