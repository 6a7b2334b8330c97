import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import type { Terms } from '../promotions/terms.ts'
import { cancellableOf, discountUntil, openOf, reckonAnew, remainingOf, setAsideOf, takenFromStock } from './rest.ts'

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

describe('a line of which pieces are cancelled, reckoned anew', () => {
  const sold = (terms: Terms, of: { quantity: number; left: number; unitNet: number; discount?: number }) => ({
    ...of,
    discount: of.discount ?? 0,
    cancelledQuantity: of.quantity - of.left,
    priceTerms: { regular: cents(1217), single: cents(1217), unitsPerCase: 6, terms: [terms] },
  })
  const none = { reserved: 0, shipped: 0, cancelled: 0 }
  const net = (line: ReturnType<typeof sold> & { discountPieces?: number | null }) => {
    const left = remainingOf({ quantity: line.quantity, cancelled: line.cancelledQuantity })
    return line.unitNet * left - discountUntil(line, left)
  }

  test('costs what it would have cost alone: a percentage from a quantity, free pieces and free cases', () => {
    const tier: Terms = { kind: 'quantity', percent: 18, from: 24, unit: 'piece' }
    const free: Terms = { kind: 'free', paid: 5, free: 2, unit: 'piece' }
    const cases: Terms = { kind: 'free', paid: 5, free: 1, unit: 'case' }
    const anew = (line: ReturnType<typeof sold>) =>
      net(reckonAnew(line, 'placed', { ...none, quantity: line.quantity, reserved: line.left }))
    expect(anew(sold(tier, { quantity: 24, left: 1, unitNet: 998 }))).toBe(1217)
    expect(anew(sold(tier, { quantity: 30, left: 24, unitNet: 998 }))).toBe(24 * 998)
    expect(anew(sold(free, { quantity: 9, left: 5, unitNet: 1217, discount: 2434 }))).toBe(5 * 1217)
    expect(anew(sold(free, { quantity: 16, left: 8, unitNet: 1217, discount: 4868 }))).toBe(6 * 1217)
    expect(anew(sold(cases, { quantity: 36, left: 35, unitNet: 1217, discount: 7302 }))).toBe(35 * 1217)
  })

  test('parts of it add up to it, as before', () => {
    const free: Terms = { kind: 'free', paid: 5, free: 2, unit: 'piece' }
    const line = sold(free, { quantity: 16, left: 8, unitNet: 1217, discount: 4868 })
    const after = reckonAnew(line, 'placed', { ...none, quantity: 16, reserved: 8 })
    const steps = [0, 1, 3, 8]
    const parts = steps.slice(1).map((until, i) => discountUntil(after, until) - discountUntil(after, steps[i]!))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(2434)
  })

  test('keeps its price once some of it has left or is being picked, and where no quantity made it', () => {
    const tier: Terms = { kind: 'quantity', percent: 18, from: 24, unit: 'piece' }
    const line = sold(tier, { quantity: 24, left: 3, unitNet: 998 })
    const pieces = { ...none, quantity: 24, reserved: 3 }
    expect(reckonAnew(line, 'shipped', { ...pieces, shipped: 1 })).toBe(line)
    expect(reckonAnew(line, 'in picking', pieces)).toBe(line)
    expect(reckonAnew(line, 'in picking', { ...pieces, reserved: 0 }).unitNet).toBe(1217)
    const plain = { ...line, priceTerms: null }
    expect(reckonAnew(plain, 'placed', pieces)).toBe(plain)
  })
})
