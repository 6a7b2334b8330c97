/** Calls that no page makes with its first data. Those of contract.ts are loaded with every page, these when needed. */

import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const previewCancel = endpoint<typeof shapes.previewCancel>()({
  method: 'POST',
  path: '/api/onlineshop/orders/:order_id/cancel-preview',
  summary: 'What an order would cost once pieces are cancelled; changes nothing',
  who: 'customer',
  needs: 'order',
  refusals: ['not_cancellable', 'rest_below_minimum'],
})

/** Answers the order as it is then. */
export const cancelOrder = endpoint<typeof shapes.cancelOrder>()({
  method: 'POST',
  path: '/api/onlineshop/orders/:order_id/cancel',
  summary:
    'Cancels pieces of an order that wait for goods, or that nobody has packed yet; what is left costs what it would have cost alone',
  who: 'customer',
  needs: 'order',
  idempotent: true,
  refusals: ['not_cancellable', 'rest_below_minimum', 'rest_total_changed'],
})

/** Answers the PDF. */
export const getOrderPdf = endpoint<typeof shapes.getOrderFile>()({
  method: 'GET',
  path: '/orders/orderPdf/:order_id',
  summary: "One of the customer's orders as PDF",
  who: 'user',
  media: 'application/pdf',
})

/** Answers the spreadsheet. */
export const getOrderSheet = endpoint<typeof shapes.getOrderFile>()({
  method: 'GET',
  path: '/orders/orderXlsx/:order_id',
  summary: "One of the customer's orders as a spreadsheet",
  who: 'user',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

/** Answers the PDF. */
export const getDeliveryNote = endpoint<typeof shapes.getDeliveryNote>()({
  method: 'GET',
  path: '/orders/deliveryNote/:order_id/:shipment_id',
  summary: "The delivery note of a shipment of one of the customer's orders",
  who: 'user',
  media: 'application/pdf',
})
