import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getBasketStatus = endpoint<typeof shapes.getBasketStatus>()({
  method: 'GET',
  path: '/api/onlineshop/has-vts-basket',
  summary: 'The customer’s state between ordering, confirming and releasing',
  who: 'user',
  refusals: ['no_show'],
})

export const getBasket = endpoint<typeof shapes.getBasket>()({
  method: 'GET',
  path: '/api/onlineshop/vts-basket',
  summary:
    "The customer's order at the current edition, empty after its release; with status=confirmation what is still to be confirmed, with status=history the order at any time",
  who: 'user',
  refusals: ['no_show'],
})

const confirmation = {
  path: '/api/onlineshop/vts-basket',
  summary: "Confirms the customer's order; once per edition",
  who: 'customer',
  needs: 'order',
  idempotent: true,
  refusals: [
    'no_show',
    'confirmation_closed',
    'already_confirmed',
    'nothing_to_confirm',
    'confirm_missing',
    'above_order_limit',
    'wish_of_another_brand',
    'wish_out_of_time',
  ],
} as const

export const confirmBasket = endpoint<typeof shapes.confirmBasket>()({ method: 'PATCH', ...confirmation })

/** The specification also names POST; it does the same. */
export const confirmBasketByPost = endpoint<typeof shapes.confirmBasketByPost>()({ method: 'POST', ...confirmation })

export const getOrderNotes = endpoint<typeof shapes.getOrderNotes>()({
  method: 'GET',
  path: '/api/onlineshop/vts-basket-notes',
  summary: 'What the customer said when confirming: own order number, note, and wishes by month',
  who: 'user',
  refusals: ['no_show'],
})

export const getBasketPrice = endpoint<typeof shapes.getBasketPrice>()({
  method: 'GET',
  path: '/api/onlineshop/vts-basket-price',
  summary:
    'The price of the whole order with deposit, consumption tax and VAT, at the default address; without shipping, which each release adds',
  who: 'customer',
  needs: 'prices',
  refusals: ['no_show', 'nothing_to_confirm', 'unknown_address', 'no_delivery', 'no_vat_rate', 'order_too_large'],
})

/** Answers the file. */
export const getOrderSheet = endpoint<typeof shapes.getOrderSheet>()({
  method: 'GET',
  path: '/orders/vts-order.xlsx',
  summary: "The customer's order at the current edition as a spreadsheet, in every phase",
  who: 'customer',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  refusals: ['no_show'],
})

/** Answers the file. */
export const getOrderPdf = endpoint<typeof shapes.getOrderPdf>()({
  method: 'GET',
  path: '/orders/vts-order.pdf',
  summary: "The customer's order at the current edition as PDF, in every phase",
  who: 'customer',
  media: 'application/pdf',
  refusals: ['no_show'],
})

export const changePosition = endpoint<typeof shapes.changePosition>()({
  method: 'PATCH',
  path: '/api/onlineshop/vts-basket-product-attributes/:id',
  summary: 'Sets the quantity of a flavour; 0 removes it while ordering and keeps the line at 0 while confirming',
  who: 'customer',
  needs: 'order',
  refusals: ['no_show', 'ordering_closed', 'already_confirmed', 'above_ordered', 'quantity_misfit'],
})

export const removePosition = endpoint<typeof shapes.removePosition>()({
  method: 'DELETE',
  path: '/api/onlineshop/vts-basket-product-attributes/:id',
  summary: 'Removes a flavour; while confirming its quantity becomes 0',
  who: 'customer',
  needs: 'order',
  refusals: ['no_show', 'ordering_closed', 'already_confirmed'],
})

export const addPositions = endpoint<typeof shapes.addPositions>()({
  method: 'POST',
  path: '/api/onlineshop/vts-basket-add-position',
  summary: "Adds flavours to the customer's order, all or none; quantities add up, a sent price is ignored",
  who: 'customer',
  needs: 'order',
  sends: 'form',
  idempotent: true,
  refusals: [
    'no_show',
    'ordering_closed',
    'unknown_flavour',
    'quantity_too_large',
    'too_many_added',
    'quantity_misfit',
    'already_confirmed',
    'not_at_the_show',
  ],
})
