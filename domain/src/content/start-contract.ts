import { endpoint } from '../endpoint.ts'
import type * as shapes from './start-shapes.ts'

// A call for each card of a buyer's start page, so that one that fails leaves the others.

export const getOpenSums = endpoint<typeof shapes.getOpenSums>()({
  method: 'GET',
  path: '/api/onlineshop/start/open',
  summary: 'What the customer owes, what of it is due next, and the credit limit; null without the rights to see it',
  who: 'customer',
})

export const getLastOrder = endpoint<typeof shapes.getLastOrder>()({
  method: 'GET',
  path: '/api/onlineshop/start/last-order',
  summary: "The customer's last order with its first lines; before the first order what sells best",
  who: 'customer',
})

export const getArrivals = endpoint<typeof shapes.getArrivals>()({
  method: 'GET',
  path: '/api/onlineshop/start/arrivals',
  summary: "What of the customer's orders has not arrived, by state and day, with the order",
  who: 'customer',
})

export const getNews = endpoint<typeof shapes.getNews>()({
  method: 'GET',
  path: '/api/onlineshop/start/news',
  summary: "What is new since the user's last visit: own orders, what the company buys, and the range",
  who: 'customer',
})

export const getGone = endpoint<typeof shapes.getGone>()({
  method: 'GET',
  path: '/api/onlineshop/start/gone',
  summary:
    'What was bought and is probably gone by now, with the quantity that is usually bought; empty for users who may not order',
  who: 'customer',
})

export const getComing = endpoint<typeof shapes.getComing>()({
  method: 'GET',
  path: '/api/onlineshop/start/coming',
  summary: 'Which goods that the company buys are expected next, by day',
  who: 'customer',
})

export const noteVisit = endpoint<typeof shapes.noteVisit>()({
  method: 'POST',
  path: '/api/onlineshop/start/visit',
  summary: 'Notes that the user is here; an agent who acts for them leaves no trace',
  who: 'customer',
})
