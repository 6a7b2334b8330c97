import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export { getErasures } from './desk-reads-contract.ts'

export type { ErasureRequest } from './desk-shapes.ts'

export const approveErasure = endpoint<typeof shapes.approveErasure>()({
  method: 'POST',
  path: '/api/admin/erasure-requests/:id/approval',
  summary: 'Erases the user who asked for it, once and for good; a last mail tells them',
  who: 'operator',
  refusals: ['no_erasure_asked', 'last_manager', 'last_operator', 'not_oneself'],
})

export const refuseErasure = endpoint<typeof shapes.refuseErasure>()({
  method: 'POST',
  path: '/api/admin/erasure-requests/:id/refusal',
  summary: 'Refuses to erase a user; the reason is mailed',
  who: 'operator',
  refusals: ['no_erasure_asked', 'erasure_reason_missing'],
})
