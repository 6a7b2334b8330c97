import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getEtas = endpoint<typeof shapes.getEtas>()({
  method: 'GET',
  path: '/api/onlineshop/eta-product-attributes',
  summary: 'Every flavour with an open delivery, the earliest first; those whose day nobody knows come last',
  who: 'user',
})

export const getJustIn = endpoint<typeof shapes.getJustIn>()({
  method: 'GET',
  path: '/api/onlineshop/just-in-product-attributes',
  summary: 'Flavours that arrived in the last 60 days, after at least a day without stock or for the first time',
  who: 'user',
})

export const getPriceChanges = endpoint<typeof shapes.getPriceChanges>()({
  method: 'GET',
  path: '/api/onlineshop/price-change-products',
  summary: "Product sizes whose regular price changed in the last 60 days for the user's customer group",
  who: 'user',
})

export const getDiscontinued = endpoint<typeof shapes.getDiscontinued>()({
  method: 'GET',
  path: '/api/onlineshop/discontinued-product-attributes',
  summary: 'Flavours that were discontinued in the last 12 months, the newest first',
  who: 'user',
})

export const getAvailableSoon = endpoint<typeof shapes.getAvailableSoon>()({
  method: 'GET',
  path: '/api/onlineshop/available-soon-product-attributes',
  summary: 'Flavours without stock whose next delivery has a day, the earliest first',
  who: 'user',
})

export const visitPage = endpoint<typeof shapes.visitPage>()({
  method: 'POST',
  path: '/api/onlineshop/visit-page',
  summary: 'Keeps that the user has opened a service list; `page` is its name',
  who: 'user',
  sends: 'form',
  refusals: ['unknown_page'],
})

/** Ours, beside the specification. */
export const getServiceNews = endpoint<typeof shapes.getServiceNews>()({
  method: 'GET',
  path: '/api/onlineshop/service-lists',
  summary: "For each service list how many of its rows are newer than the user's last visit",
  who: 'user',
})

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Answers the workbook. */
export const getServiceWorkbook = endpoint<typeof shapes.getServiceWorkbook>()({
  method: 'GET',
  path: '/api/onlineshop/service-lists/:list/xlsx',
  summary: 'A service list as a spreadsheet, filtered and sorted as on its page',
  who: 'user',
  media: XLSX,
})

/** Answers the file. */
export const getServiceCsv = endpoint<typeof shapes.getServiceCsv>()({
  method: 'GET',
  path: '/api/onlineshop/service-lists/:list/csv',
  summary: 'A service list as CSV, filtered and sorted as on its page',
  who: 'user',
  media: 'text/csv',
})
