import { endpoint } from '../endpoint.ts'
import type * as shapes from './basket-shapes.ts'

const CLOSED = ['newcomer_week_closed', 'confirm_backorder_first'] as const
/** The call is about something else than what stands there, or does not say which of several it is about. */
const MISTAKEN = ['nothing_left_to_confirm', 'something_else_in_basket', 'basket_or_backorder'] as const
const MEANT =
  'With `confirms` it acts on the basket (0) or on the backorder of that order, or refuses. Without it, it acts where only one of them can be meant.'
/** What stands against pricing a basket. */
const PRICING = ['unknown_address', 'no_delivery', 'no_vat_rate', 'order_too_large'] as const

export const getWeekBasketHeader = endpoint<typeof shapes.getWeekBasketHeader>()({
  method: 'GET',
  path: '/api/onlineshop/newcomer-week/basket-header',
  summary: "Pieces and price of the customer's basket in the Newcomer Week, or of the backorder to confirm",
  who: 'customer',
})

export const getWeekBasket = endpoint<typeof shapes.getWeekBasket>()({
  method: 'GET',
  path: '/api/onlineshop/newcomer-week/basket',
  summary:
    "The customer's basket in the Newcomer Week with its price, without shipping, or the backorder that the customer is to confirm",
  who: 'customer',
  refusals: [...PRICING],
})

export const addToWeekBasket = endpoint<typeof shapes.addToWeekBasket>()({
  method: 'POST',
  path: '/api/onlineshop/newcomer-week/basket/positions',
  summary: 'Adds flavours to the basket, all or none; quantities add up, a sent price is ignored',
  who: 'customer',
  needs: 'order',
  sends: 'form',
  idempotent: true,
  refusals: [
    ...CLOSED,
    'unknown_flavour',
    'not_in_newcomer_week',
    'quantity_misfit',
    'quantity_too_large',
    'too_many_added',
  ],
})

export const changeWeekBasket = endpoint<typeof shapes.changeWeekBasket>()({
  method: 'PATCH',
  path: '/api/onlineshop/newcomer-week/basket',
  summary: 'Sets the label service for every position that can have it',
  who: 'customer',
  needs: 'order',
  refusals: [...CLOSED, ...PRICING],
})

export const changeWeekPosition = endpoint<typeof shapes.changeWeekPosition>()({
  method: 'PATCH',
  path: '/api/onlineshop/newcomer-week/basket/positions/:id',
  summary: 'Sets the quantity of a position, 0 removes it; of a backorder to confirm it only lowers what is waited for',
  description: MEANT,
  who: 'customer',
  needs: 'order',
  refusals: ['newcomer_week_closed', ...MISTAKEN, 'above_backorder', 'quantity_misfit', ...PRICING],
})

export const removeWeekPosition = endpoint<typeof shapes.removeWeekPosition>()({
  method: 'DELETE',
  path: '/api/onlineshop/newcomer-week/basket/positions/:id',
  summary: 'Removes a position; of a backorder to confirm its quantity becomes 0',
  description: MEANT,
  who: 'customer',
  needs: 'order',
  refusals: ['newcomer_week_closed', ...MISTAKEN, ...PRICING],
})

export const emptyWeekBasket = endpoint<typeof shapes.emptyWeekBasket>()({
  method: 'DELETE',
  path: '/api/onlineshop/newcomer-week/basket/basket-empty',
  summary: 'Removes everything from the basket; of a backorder to confirm it cancels all that is waited for',
  description: MEANT,
  who: 'customer',
  needs: 'order',
  refusals: ['newcomer_week_closed', ...MISTAKEN, ...PRICING],
})

export const placeWeekOrder = endpoint<typeof shapes.placeWeekOrder>()({
  method: 'POST',
  path: '/api/onlineshop/newcomer-week/basket/place-order',
  summary: 'Orders the basket, or confirms the backorder that stands in its place',
  description: `${MEANT} With \`seen\`, the basket's \`version\` that was looked at, it orders nothing else than that.`,
  who: 'customer',
  needs: 'order',
  idempotent: true,
  refusals: [
    'above_order_limit',
    'newcomer_week_closed',
    ...MISTAKEN,
    'week_basket_changed',
    'basket_empty',
    'not_in_newcomer_week',
    'quantity_misfit',
    ...PRICING,
    'carrier_not_possible',
    'below_minimum',
    'payment_method_not_allowed',
    'no_mandate',
    'over_credit_limit',
    'payments_overdue',
  ],
})
