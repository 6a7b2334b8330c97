import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { OrderList, OrderListContents } from './shapes.ts'

export const getFavourites = endpoint<typeof shapes.getFavourites>()({
  method: 'GET',
  path: '/api/onlineshop/favourites',
  summary: "The user's favourite product sizes, the newest first; shared lists do not contain this",
  who: 'user',
})

export const addFavourite = endpoint<typeof shapes.addFavourite>()({
  method: 'PUT',
  path: '/api/onlineshop/favourites/:id',
  summary: 'Makes a product size a favourite of the user; idempotent',
  who: 'user',
})

export const removeFavourite = endpoint<typeof shapes.removeFavourite>()({
  method: 'DELETE',
  path: '/api/onlineshop/favourites/:id',
  summary: "Removes a product size from the user's favourites; idempotent",
  who: 'user',
})

export const createOrderList = endpoint<typeof shapes.createOrderList>()({
  method: 'POST',
  path: '/api/onlineshop/order-lists',
  summary: 'Creates an order list; with positions, e.g. those of the basket',
  who: 'customer',
  idempotent: true,
  refusals: ['list_name_taken', 'too_many_lists', 'unknown_flavour', 'quantity_too_large'],
})

export const changeOrderList = endpoint<typeof shapes.changeOrderList>()({
  method: 'PATCH',
  path: '/api/onlineshop/order-lists/:id',
  summary: 'Renames an order list, or says who sees and changes it',
  who: 'customer',
  refusals: ['list_name_taken', 'list_of_colleague'],
})

export const deleteOrderList = endpoint<typeof shapes.deleteOrderList>()({
  method: 'DELETE',
  path: '/api/onlineshop/order-lists/:id',
  summary: 'Deletes an order list',
  who: 'customer',
  refusals: ['list_of_colleague'],
})

export const addToOrderList = endpoint<typeof shapes.addToOrderList>()({
  method: 'POST',
  path: '/api/onlineshop/order-lists/:id/positions',
  summary: 'Adds flavours to an order list, all or none; quantities add up',
  who: 'customer',
  idempotent: true,
  refusals: ['list_read_only', 'too_many_positions', 'unknown_flavour', 'quantity_too_large'],
})

export const setListPosition = endpoint<typeof shapes.setListPosition>()({
  method: 'PUT',
  path: '/api/onlineshop/order-lists/:id/positions/:flavour',
  summary: 'Sets the quantity of a flavour on an order list; adds it where it is missing',
  who: 'customer',
  refusals: ['list_read_only', 'too_many_positions'],
})

export const removeListPosition = endpoint<typeof shapes.removeListPosition>()({
  method: 'DELETE',
  path: '/api/onlineshop/order-lists/:id/positions/:flavour',
  summary: 'Removes a flavour from an order list; idempotent',
  who: 'customer',
  refusals: ['list_read_only'],
})

export const orderFromList = endpoint<typeof shapes.orderFromList>()({
  method: 'POST',
  path: '/api/onlineshop/order-lists/:id/add-to-basket',
  summary:
    'Adds what can be ordered of an order list to the basket, in quantities that fit, and says what was left out',
  who: 'customer',
  needs: 'order',
  idempotent: true,
  refusals: ['quantity_too_large'],
})
