import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export * from './desk-reads-contract.ts'
export type { DeskOrder } from './desk-shapes.ts'

export const changeOrderAddress = endpoint<typeof shapes.changeOrderAddress>()({
  method: 'PUT',
  path: '/api/admin/orders/:order_id/address',
  summary: "Delivers an order to another of the customer's addresses, as long as nobody picks it; its price follows",
  who: 'operator',
  refusals: [
    'changed_meanwhile',
    'address_fixed',
    'unknown_address',
    'no_delivery',
    'carrier_not_possible',
    'no_vat_rate',
    'order_too_large',
  ],
})

export const previewDeskCancel = endpoint<typeof shapes.previewDeskCancel>()({
  method: 'POST',
  path: '/api/admin/orders/:order_id/cancel-preview',
  summary:
    'What an order would cost once pieces are cancelled, calculated again and at its prices per piece; changes nothing',
  who: 'operator',
  refusals: ['not_cancellable'],
})

export const cancelDeskOrder = endpoint<typeof shapes.cancelDeskOrder>()({
  method: 'POST',
  path: '/api/admin/orders/:order_id/cancel',
  summary:
    'Cancels pieces of an order that wait for goods, or that nobody has packed yet; calculates the rest again, or keeps its prices per piece',
  who: 'operator',
  idempotent: true,
  refusals: ['changed_meanwhile', 'not_cancellable'],
})

export const issueOrderCredit = endpoint<typeof shapes.issueOrderCredit>()({
  method: 'POST',
  path: '/api/admin/orders/:order_id/credit-notes',
  summary: 'Issues a credit note for an invoice of an order: pieces, a lower price, or sums by VAT rate',
  who: 'operator',
  idempotent: true,
  refusals: ['more_than_invoiced'],
})

export const setInternalNote = endpoint<typeof shapes.setInternalNote>()({
  method: 'PUT',
  path: '/api/admin/orders/:order_id/note',
  summary: 'Writes the note of an order that the customer does not see',
  who: 'operator',
  refusals: ['changed_meanwhile'],
})

/** Answers the PDF. */
export const getDeskDeliveryNote = endpoint<typeof shapes.getDeskDeliveryNote>()({
  method: 'GET',
  path: '/api/admin/shipments/:shipment_id/delivery-note',
  summary: 'The delivery note of a shipment of any customer',
  who: 'operator',
  media: 'application/pdf',
})
