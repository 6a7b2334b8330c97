import { placeBasket } from '../basket/checkout-contract.ts'
import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { OutletBasket, OutletLot } from './shapes.ts'

export const getOutlet = endpoint<typeof shapes.getOutlet>()({
  method: 'GET',
  path: '/api/onlineshop/outlet',
  summary: 'Short-dated goods with their best-before date, pieces left and prices of their own',
  who: 'anyone',
})

export const getOutletBasket = endpoint<typeof shapes.getOutletBasket>()({
  method: 'GET',
  path: '/api/onlineshop/outlet/basket',
  summary: "The customer's basket in the outlet, apart from the shop's",
  who: 'customer',
})

export const addToOutletBasket = endpoint<typeof shapes.addToOutletBasket>()({
  method: 'POST',
  path: '/api/onlineshop/outlet/basket/positions',
  summary: 'Adds pieces of lots to the basket, all or none; quantities add up to what is left at most',
  who: 'customer',
  needs: 'order',
  idempotent: true,
  refusals: ['unknown_lot', 'not_enough_left'],
})

export const changeOutletPosition = endpoint<typeof shapes.changeOutletPosition>()({
  method: 'PATCH',
  path: '/api/onlineshop/outlet/basket/positions/:id',
  summary: 'Sets the pieces of a lot in the basket',
  who: 'customer',
  needs: 'order',
  refusals: ['not_enough_left'],
})

export const removeOutletPosition = endpoint<typeof shapes.removeOutletPosition>()({
  method: 'DELETE',
  path: '/api/onlineshop/outlet/basket/positions/:id',
  summary: 'Removes a lot from the basket',
  who: 'customer',
  needs: 'order',
})

export const emptyOutletBasket = endpoint<typeof shapes.emptyOutletBasket>()({
  method: 'DELETE',
  path: '/api/onlineshop/outlet/basket',
  summary: 'Removes everything from the basket',
  who: 'customer',
  needs: 'order',
})

export const getOutletCheckout = endpoint<typeof shapes.getOutletCheckout>()({
  method: 'GET',
  path: '/api/onlineshop/outlet/checkout',
  summary: "What the outlet's basket would be ordered by: choices, what each costs, and what stands against it",
  who: 'customer',
  needs: 'order',
  refusals: ['unknown_address', 'no_vat_rate', 'order_too_large'],
})

export const placeOutletBasket = endpoint<typeof shapes.placeOutletBasket>()({
  method: 'POST',
  path: '/api/onlineshop/outlet/orders',
  summary: 'Orders the whole basket of the outlet; there are no backorders: what went meanwhile is refused',
  who: 'customer',
  needs: 'order',
  idempotent: true,
  refusals: [
    ...placeBasket.refusals.filter(code => code !== 'quantity_misfit' && code !== 'within_order_limit'),
    'outlet_gone',
  ],
})
