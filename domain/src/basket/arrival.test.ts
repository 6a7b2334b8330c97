import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.ts'

const inStock = { availability: 'in_stock', stock_available: 120, eta: '2031-06-03' } as const

test.each([
  [120, inStock, { kind: 'now' }],
  [200, inStock, { kind: 'split', now: 120, later: 80, from: '2031-06-03' }],
  [200, { ...inStock, eta: null }, { kind: 'split', now: 120, later: 80, from: null }],
  [200, { ...inStock, stock_available: null }, { kind: 'in stock' }],
  [6, { availability: 'expected', stock_available: 0, eta: '2031-06-03' }, { kind: 'later', from: '2031-06-03' }],
  [6, { availability: 'out', stock_available: 0, eta: null }, { kind: 'later', from: null }],
  [6, { availability: 'unknown', stock_available: null, eta: null }, { kind: 'on request' }],
] as const)('%i pieces of %j come as %j', (quantity, supply, arrival) =>
  expect(arrivalOf(quantity, supply)).toEqual(arrival),
)
