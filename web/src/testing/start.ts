import type * as contract from '@fairfloor/domain/content/start-contract'
import type { Answer } from '@fairfloor/domain/endpoint'

const few = { count: 0, names: [] }

export const noOpenSums: NonNullable<Answer<typeof contract.getOpenSums>> = {
  today: '2031-05-06',
  open: 0,
  overdue: 0,
  invoices: 0,
  first: [],
  limit: null,
  used: 0,
}

export const noArrivals: Answer<typeof contract.getArrivals> = {
  server_time: '2031-05-06T12:00:00Z',
  until: '2031-05-06T22:00:00Z',
  orders: 0,
  pieces: 0,
  undated: 0,
  arrivals: [],
  more: 0,
}

export const noNews: Answer<typeof contract.getNews> = {
  since: null,
  shipped: [],
  just_in: few,
  dearer: few,
  cheaper: few,
  discontinued: few,
  fresh: few,
}

/** The start page of a customer of whom nothing is known yet, by path. */
export const emptyStart: Readonly<Record<string, unknown>> = {
  '/api/onlineshop/start/open': noOpenSums,
  '/api/onlineshop/start/last-order': { order: null, top: [] },
  '/api/onlineshop/start/arrivals': noArrivals,
  '/api/onlineshop/start/news': noNews,
  '/api/onlineshop/order-lists': [],
  '/api/onlineshop/start/gone': [],
  '/api/onlineshop/start/coming': [],
}
