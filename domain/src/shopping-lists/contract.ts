import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

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
