import { money, price } from '@fairfloor/domain/shapes'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { priceHider } from './hide-prices.ts'

test('prices are hidden wherever they stand in an answer, and nothing else is', () => {
  const line = z.object({ name: z.string(), net: price, weight: z.nullable(z.number()) })
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
    lines: [{ name: 'a', net: 1.5, weight: 7 }],
    by_rate: { '9': 2, '21': 3 },
    best: { name: 'b', net: null, weight: null },
    none: null,
    of_invoices: 12,
  }
  expect(priceHider(shape)(answer)).toEqual({
    lines: [{ name: 'a', net: null, weight: 7 }],
    by_rate: { '9': null, '21': null },
    best: { name: 'b', net: null, weight: null },
    none: null,
    of_invoices: 12,
  })
  expect(priceHider(shape)(null)).toBeNull()
})

test('an answer without prices is the same object', () => {
  const answer = { name: 'a' }
  expect(priceHider(z.object({ name: z.string() }))(answer)).toBe(answer)
})
