import { exactStock, money, price } from '@fairfloor/domain/shapes'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { priceHider } from './hide-prices.ts'

test('prices and stock are hidden wherever they stand in an answer, and nothing else is', () => {
  const line = z.object({ name: z.string(), net: price, weight: z.nullable(z.number()), left: exactStock })
  const shape = z.nullable(
    z.object({
      lines: z.array(line),
      by_rate: z.record(z.string(), price),
      best: z.optional(line),
      none: z.nullable(line),
      of_invoices: z.nullable(money),
    }),
  )
  const answer = {
    lines: [{ name: 'a', net: 1.5, weight: 7, left: 3 }],
    by_rate: { '9': 2, '21': 3 },
    best: { name: 'b', net: null, weight: null, left: null },
    none: null,
    of_invoices: 12,
  }
  expect(priceHider(shape)(answer)).toEqual({
    lines: [{ name: 'a', net: null, weight: 7, left: null }],
    by_rate: { '9': null, '21': null },
    best: { name: 'b', net: null, weight: null, left: null },
    none: null,
    of_invoices: 12,
  })
  expect(priceHider(shape)(null)).toBeNull()
})

test('an answer without prices is the same object', () => {
  const answer = { name: 'a' }
  expect(priceHider(z.object({ name: z.string() }))(answer)).toBe(answer)
})

test.each([
  ['one of several shapes', z.union([z.object({ net: price }), z.object({ name: z.string() })])],
  ['a tuple', z.object({ range: z.tuple([price, price]) })],
  ['a shape with a default', z.array(z._default(z.object({ net: price }), { net: null }))],
])('a price in %s, where it would be shown, is refused', (_, shape) => {
  expect(() => priceHider(shape)).toThrow('price')
})

test('shapes of all kinds without prices are fine', () => {
  const shape = z.object({
    value: z.union([z.number(), z.tuple([z.string()])]),
    kind: z.enum(['a']),
    more: z.unknown(),
  })
  const answer = { value: 1, kind: 'a', more: { price: 1 } }
  expect(priceHider(shape)(answer)).toBe(answer)
})
