import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getBasket = endpoint<typeof shapes.getBasket>()({
  method: 'GET',
  path: '/api/onlineshop/basket',
  summary: "The customer's basket in the shop, at the prices of this moment",
  who: 'customer',
})

export const addToBasket = endpoint<typeof shapes.addToBasket>()({
  method: 'POST',
  path: '/api/onlineshop/basket/positions',
  summary: 'Adds flavours to the basket, all or none; quantities add up, a sent price is ignored',
  who: 'customer',
  needs: 'order',
  sends: 'form',
  idempotent: true,
  refusals: ['unknown_flavour', 'not_for_sale', 'quantity_misfit', 'quantity_too_large', 'too_many_added'],
})

export const changeBasketPosition = endpoint<typeof shapes.changeBasketPosition>()({
  method: 'PATCH',
  path: '/api/onlineshop/basket/positions/:id',
  summary: 'Sets the quantity of a flavour in the basket',
  who: 'customer',
  needs: 'order',
  refusals: ['quantity_misfit'],
})

export const removeBasketPosition = endpoint<typeof shapes.removeBasketPosition>()({
  method: 'DELETE',
  path: '/api/onlineshop/basket/positions/:id',
  summary: 'Removes a flavour from the basket',
  who: 'customer',
  needs: 'order',
})

export const emptyBasket = endpoint<typeof shapes.emptyBasket>()({
  method: 'DELETE',
  path: '/api/onlineshop/basket/basket-empty',
  summary: 'Removes everything from the basket',
  who: 'customer',
  needs: 'order',
})

export const getBasketPrice = endpoint<typeof shapes.getBasketPrice>()({
  method: 'GET',
  path: '/api/onlineshop/basket/price',
  summary: 'What the basket costs with shipping, deposit, consumption tax, fees and VAT, for these choices or as usual',
  who: 'customer',
  needs: 'prices',
  refusals: ['unknown_address', 'no_delivery', 'carrier_not_possible', 'no_vat_rate', 'order_too_large'],
})
