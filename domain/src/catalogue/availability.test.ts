import { expect, test } from 'vitest'
import { availabilityOf } from './availability.ts'

test('what is there counts before what is expected, and what nobody counted is unknown', () => {
  expect(availabilityOf(1, null)).toBe('in_stock')
  expect(availabilityOf(1, '2031-06-03')).toBe('in_stock')
  expect(availabilityOf(0, '2031-06-03')).toBe('expected')
  expect(availabilityOf(0, null)).toBe('out')
  expect(availabilityOf(null, '2031-06-03')).toBe('unknown')
})
