import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getCurrentWeek = endpoint<typeof shapes.getCurrentWeek>()({
  method: 'GET',
  path: '/api/onlineshop/newcomer-week/current-ncw',
  summary: 'The Newcomer Week that is open, else the next one, else the last',
  who: 'anyone',
  refusals: ['no_newcomer_week'],
})

export const getWeekIntroduction = endpoint<typeof shapes.getWeekIntroduction>()({
  method: 'GET',
  path: '/api/onlineshop/newcomer-week/introduction',
  summary: 'What the current Newcomer Week says of itself, in both languages, and the brands that take part; no prices',
  who: 'anyone',
  refusals: ['no_newcomer_week'],
})

/** Answers the iCalendar file. */
export const getWeekCalendar = endpoint<typeof shapes.getWeekCalendar>()({
  method: 'GET',
  path: '/api/onlineshop/newcomer-week/calendar',
  summary: 'The current Newcomer Week as iCalendar file, with its dates and its address',
  who: 'anyone',
  media: 'text/calendar',
  refusals: ['no_newcomer_week'],
})

export const getWeekBrands = endpoint<typeof shapes.getWeekBrands>()({
  method: 'GET',
  path: '/api/onlineshop/newcomer-week/brands',
  summary: 'Brands of the Newcomer Week with the sizes that can be ordered, by category; none while it is not open',
  who: 'user',
})

export const getWeekProducts = endpoint<typeof shapes.getWeekProducts>()({
  method: 'GET',
  path: '/api/onlineshop/newcomer-week/products',
  summary: 'Products that the Newcomer Week names, with the sizes that can be ordered; none while it is not open',
  who: 'user',
})

export const getWeekFlavours = endpoint<typeof shapes.getWeekFlavours>()({
  method: 'GET',
  path: '/api/onlineshop/newcomer-week/flavour-list',
  summary: 'Every flavour that can be ordered in the Newcomer Week; none while it is not open',
  who: 'user',
})

export const getWeekFavourites = endpoint<typeof shapes.getWeekFavourites>()({
  method: 'GET',
  path: '/api/onlineshop/newcomer-week/favorite-products',
  summary: "The user's favourites that take part in the Newcomer Week; none while it is not open",
  who: 'user',
})
