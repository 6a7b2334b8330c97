import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export * from './reads-contract.ts'
export type { PickList } from './shapes.ts'

export const makePickList = endpoint<typeof shapes.makePickList>()({
  method: 'POST',
  path: '/api/admin/orders/:order_id/pick-list',
  summary: 'Makes a list of what is set aside for an order, for somebody to fetch it',
  who: 'operator',
  idempotent: true,
  refusals: ['not_paid_yet', 'waits_for_rest', 'already_picked', 'nothing_to_ship'],
})

export const giveBackPickList = endpoint<typeof shapes.giveBackPickList>()({
  method: 'POST',
  path: '/api/admin/pick-lists/:pick_list_id/give-back',
  summary: 'Gives a list back unshipped: its goods stay set aside for the order',
  who: 'operator',
  idempotent: true,
  refusals: ['list_closed'],
})

export const shipPickList = endpoint<typeof shapes.shipPickList>()({
  method: 'POST',
  path: '/api/admin/pick-lists/:pick_list_id/ship',
  summary: 'Ships what was picked, with an invoice; what was not found stays set aside for the order',
  who: 'operator',
  idempotent: true,
  refusals: ['list_closed', 'not_paid_yet', 'waits_for_rest', 'more_than_set_aside'],
})

export const shipParts = endpoint<typeof shapes.shipParts>()({
  method: 'POST',
  path: '/api/admin/orders/:order_id/ship',
  summary: 'Ships parts of an order without a pick list, with an invoice',
  who: 'operator',
  idempotent: true,
  refusals: ['changed_meanwhile', 'not_paid_yet', 'waits_for_rest', 'already_picked', 'more_than_set_aside'],
})

export const handOver = endpoint<typeof shapes.handOver>()({
  method: 'PUT',
  path: '/api/admin/shipments/:shipment_id/hand-over',
  summary: 'Gives a packed shipment to the carrier, or changes the number and parcels of one that the carrier has',
  who: 'operator',
})

export const takeReturn = endpoint<typeof shapes.takeReturn>()({
  method: 'POST',
  path: '/api/admin/shipments/:shipment_id/returns',
  summary: 'Takes shipped goods back; what can be sold again goes into stock, open backorders first',
  who: 'operator',
  idempotent: true,
  refusals: ['more_than_shipped'],
})

/** Answers the PDF. */
export const getPickListPdf = endpoint<typeof shapes.getPickListPdf>()({
  method: 'GET',
  path: '/api/admin/pick-lists/:pick_list_id/pdf',
  summary: 'A pick list to be printed, with bars to scan',
  who: 'operator',
  media: 'application/pdf',
})
