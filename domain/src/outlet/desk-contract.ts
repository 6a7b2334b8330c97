import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

// Every page of the desk knows what is asked for first; the changes come with the page.
export * from './desk-reads-contract.ts'
export type { OutletDeskLot } from './desk-shapes.ts'

export const makeOutletLot = endpoint<typeof shapes.makeOutletLot>()({
  method: 'POST',
  path: '/api/admin/outlet',
  summary: 'Makes a lot of the outlet, of free stock or of pieces that are no stock',
  who: 'operator',
  idempotent: true,
  refusals: ['unknown_flavour', 'date_passed', 'not_enough_free'],
})

export const changeOutletLot = endpoint<typeof shapes.changeOutletLot>()({
  method: 'PUT',
  path: '/api/admin/outlet/:lot_id',
  summary: 'Changes the price of a lot, and why it is in the outlet',
  who: 'operator',
  refusals: ['changed_meanwhile', 'lot_withdrawn'],
})

export const countOutletLot = endpoint<typeof shapes.countOutletLot>()({
  method: 'POST',
  path: '/api/admin/outlet/:lot_id/corrections',
  summary: 'Corrects the pieces of a lot to what was counted, with a reason',
  who: 'operator',
  idempotent: true,
  refusals: ['changed_meanwhile'],
})

export const withdrawOutletLot = endpoint<typeof shapes.withdrawOutletLot>()({
  method: 'POST',
  path: '/api/admin/outlet/:lot_id/withdraw',
  summary: 'Takes a lot out of the outlet: its pieces go back into stock, or are gone',
  who: 'operator',
  idempotent: true,
  refusals: ['changed_meanwhile', 'lot_withdrawn', 'date_passed'],
})
