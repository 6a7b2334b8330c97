import { endpoint } from '../../endpoint.ts'
import type * as shapes from './orders-shapes.ts'

export const listApiOrders = endpoint<typeof shapes.listApiOrders>()({
  method: 'GET',
  path: '/api/v1/orders',
  summary: 'Your company’s orders, those that changed first in front',
  description:
    'All orders of your company, however they were placed. An order comes again when something has happened to it: goods came in, it was shipped, invoiced, paid or cancelled. Keep `next_cursor` and ask with it now and then.',
  who: 'client',
})

export const getApiOrder = endpoint<typeof shapes.getApiOrder>()({
  method: 'GET',
  path: '/api/v1/orders/:order_id',
  summary: 'An order with its lines, shipments and documents',
  who: 'client',
})

export const placeApiOrder = endpoint<typeof shapes.placeApiOrder>()({
  method: 'POST',
  path: '/api/v1/orders',
  summary: 'Places an order',
  description:
    'The rules of the checkout hold: order multiples, minimum order value, where articles may be sold, credit limit. What is not in stock is a backorder and comes later. The basket of your company in the shop is not touched.\n\nSend an `Idempotency-Key` (such as your own order number): with it you may send the same request again, after a lost connection for instance, and there is one order. A refusal with the code `lines_refused` names every line that cannot be taken in `details.lines`, each with `index` (from 0), `code` and `detail`. After any refusal nothing was ordered.\n\nAn order by card has to be paid within 30 minutes on its page in the shop.',
  who: 'client',
  needs: 'order',
  idempotent: true,
  examples: {
    body: {
      lines: [
        { sku: 'NOR-001-01', quantity: 12 },
        { customer_reference: 'SHELF-4711', quantity: 24 },
      ],
      external_reference: 'PO-2031-118',
    },
  },
  refusals: [
    'lines_refused',
    'unknown_address',
    'no_delivery',
    'no_vat_rate',
    'order_too_large',
    'carrier_unknown',
    'carrier_not_possible',
    'below_minimum',
    'over_credit_limit',
    'payments_overdue',
    'no_mandate',
    'payment_method_not_allowed',
    'wished_day',
  ],
})

export const getOrderOptions = endpoint<typeof shapes.getOrderOptions>()({
  method: 'GET',
  path: '/api/v1/order-options',
  summary: 'What an order may choose from: addresses, carriers, payment methods',
  who: 'client',
  needs: 'order',
  refusals: ['unknown_address'],
})
