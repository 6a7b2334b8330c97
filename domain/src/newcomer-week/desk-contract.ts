import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const askForConfirmation = endpoint<typeof shapes.askForConfirmation>()({
  method: 'POST',
  path: '/api/admin/orders/:order_id/backorder-confirmation',
  summary: 'Asks the customer of a Newcomer Week’s order how much of its backorder is still wanted',
  who: 'operator',
  idempotent: true,
  refusals: ['no_newcomer_order', 'no_backorder', 'confirmation_asked'],
})
