import { expect, test } from 'vitest'
import { cancellableOf, discountUntil, openOf, setAsideOf, takenFromStock } from './rest.ts'

const line = { quantity: 120, reserved: 80, shipped: 30, cancelled: 15 }

test('what of a line waits for goods, and what for its shipment', () => {
  expect(openOf(line)).toBe(25)
  expect(setAsideOf(line)).toBe(50)
})

test('a buyer can cancel what waits for goods, and what is set aside until somebody picks it', () => {
  expect(cancellableOf('placed', line)).toBe(75)
  expect(cancellableOf('in picking', line)).toBe(25)
  expect(cancellableOf('shipped', line)).toBe(75)
  expect(cancellableOf('cancelled', line)).toBe(0)
  expect(cancellableOf('placed', { quantity: 5, reserved: 5, shipped: 5, cancelled: 0 })).toBe(0)
})

test('the backorder goes first, what is set aside goes back into stock', () => {
  expect(takenFromStock(line, 25)).toBe(0)
  expect(takenFromStock(line, 26)).toBe(1)
  expect(takenFromStock(line, 75)).toBe(50)
})

test('the discount of all parts is the discount of the line, however it is parted', () => {
  const free = { discount: 1000, quantity: 7 }
  const steps = [0, 1, 3, 4, 7]
  const shares = steps.slice(1).map((until, i) => discountUntil(free, until) - discountUntil(free, steps[i]!))
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1000)
})
