import { endpoint } from '../endpoint.ts'
import type * as shapes from './checkout-shapes.ts'

const UNPRICED = ['unknown_address', 'no_delivery', 'no_vat_rate', 'order_too_large', 'carrier_not_possible'] as const

export const getCheckout = endpoint<typeof shapes.getCheckout>()({
  method: 'GET',
  path: '/api/onlineshop/checkout',
  summary: 'What the basket would be ordered by: choices, what each costs, what comes when, and what stands against it',
  who: 'customer',
  needs: 'order',
  refusals: ['unknown_address', 'no_vat_rate', 'order_too_large'],
})

export const placeBasket = endpoint<typeof shapes.placeBasket>()({
  method: 'POST',
  path: '/api/onlineshop/orders',
  summary:
    'Orders the whole basket; what is not in stock is a backorder. Above the limit of its user a colleague approves it first',
  who: 'customer',
  needs: 'order',
  idempotent: true,
  refusals: [
    ...UNPRICED,
    'basket_empty',
    'total_changed',
    'below_minimum',
    'over_credit_limit',
    'payments_overdue',
    'no_mandate',
    'payment_method_not_allowed',
    'wished_day',
    'above_order_limit',
    'within_order_limit',
    'not_for_sale',
    'quantity_misfit',
  ],
})
