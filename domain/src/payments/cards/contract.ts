import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { CardState } from './card-state.ts'

export const getCardPayment = endpoint<typeof shapes.getCardPayment>()({
  method: 'GET',
  path: '/api/onlineshop/orders/:order_id/card-payment',
  summary: "How one of the customer's orders stands that is paid by card",
  who: 'user',
})

/** Answers where to pay. Sent twice, it answers the same payment. */
export const payByCard = endpoint<typeof shapes.payByCard>()({
  method: 'POST',
  path: '/api/onlineshop/orders/:order_id/card-payment',
  summary: "Begins to pay one of the customer's orders by card, as long as its goods are kept",
  who: 'customer',
  needs: 'order',
  refusals: ['card_not_due', 'card_too_late', 'card_provider_silent'],
})
