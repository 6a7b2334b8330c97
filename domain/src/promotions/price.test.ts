import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { missingFor } from './missing.ts'
import { counts, linePrice, offerPrice } from './price.ts'
import type { Terms } from './terms.ts'

const base = (regular: number, current = regular) => ({ regular: cents(regular), current: cents(current) })
const buy6pay5: Terms = { kind: 'free', paid: 5, free: 1, unit: 'case' }
const from4cases: Terms = { kind: 'quantity', percent: 10, from: 4, unit: 'case' }

/** The line at a regular price of 10.00 and cases of six. */
const line = (quantity: number, terms: Terms[], current = 1000) =>
  linePrice(base(1000), cents(current), terms, { quantity, unitsPerCase: 6 })

describe('the price of one piece', () => {
  test.each([
    ['no promotion', base(1000, 950), [], 950],
    ['a percentage is taken off the regular price', base(1000), [15], 850],
    ['not off the reduced one: promotions never add up', base(1000, 950), [15], 850],
    ['the lowest of several counts', base(1000), [10, 30, 20], 700],
    ['a reduction that is lower stays', base(1000, 800), [15], 800],
    ['half a cent is rounded up', base(333), [50], 167],
    ['less than half a cent is rounded down', base(1999), [15], 1699],
    ['nothing is free by rounding to a negative', base(1), [99], 0],
  ])('%s', (_, of, percents, price) => expect(offerPrice(of, percents)).toBe(price))
})

describe('the price of a line', () => {
  test('a percentage from a quantity on counts for all pieces, from exactly that quantity', () => {
    expect(line(23, [from4cases])).toEqual({ single: 1000, discount: 0, total: 23_000, by: null })
    expect(line(24, [from4cases])).toEqual({ single: 900, discount: 0, total: 21_600, by: 0 })
    expect(line(3, [{ kind: 'quantity', percent: 10, from: 3, unit: 'piece' }])).toMatchObject({ total: 2700 })
  })

  test('buy 6 cases, pay for 5: the sixth is a discount, once for every six', () => {
    expect(line(35, [buy6pay5])).toMatchObject({ discount: 0, total: 35_000, by: null })
    expect(line(36, [buy6pay5])).toEqual({ single: 1000, discount: 6000, total: 30_000, by: 0 })
    expect(line(71, [buy6pay5])).toMatchObject({ discount: 6000, total: 65_000 })
    expect(line(72, [buy6pay5])).toMatchObject({ discount: 12_000, total: 60_000 })
  })

  test('of several terms the one with the lowest total counts, alone', () => {
    expect(line(36, [from4cases, buy6pay5])).toMatchObject({ total: 30_000, by: 1 })
    expect(line(48, [from4cases, buy6pay5])).toMatchObject({ total: 42_000, by: 1 })
    expect(line(66, [from4cases, buy6pay5])).toMatchObject({ total: 59_400, by: 0 })
  })

  test('a price of one piece that is lower than what the terms give stays', () => {
    expect(line(36, [buy6pay5], 800)).toEqual({ single: 800, discount: 0, total: 28_800, by: null })
  })

  test('is the lowest that counting piece by piece finds (FF-971)', () => {
    const next = random(7)
    for (let round = 0; round < 5000; round++) {
      const regular = 1 + next(3000)
      const single = next(4) === 0 ? next(regular + 1) : regular
      const unitsPerCase = 1 + next(6)
      const terms = Array.from({ length: next(4) }, () => anyTerms(next))
      const quantity = 1 + next(80)
      const {
        total,
        discount,
        single: each,
      } = linePrice(base(regular), cents(single), terms, { quantity, unitsPerCase })
      expect(total).toBe(each * quantity - discount)
      const totals = terms.map(one => pieceByPiece(one, { regular, quantity, unitsPerCase }))
      expect(total).toBe(Math.min(single * quantity, ...totals))
    }
  })
})

describe('terms that a size may show', () => {
  test.each<[string, Terms, number, boolean]>([
    ['a percentage that made the price', { kind: 'percent', percent: 20 }, 800, true],
    ['a percentage, where another made a lower price', { kind: 'percent', percent: 20 }, 700, false],
    ['a quantity’s percentage that gives less', from4cases, 1000, true],
    ['a quantity’s percentage that gives the same', from4cases, 900, false],
    ['free pieces that give less', buy6pay5, 834, true],
    ['free pieces that give no less', buy6pay5, 833, false],
  ])('%s (FF-976)', (_, terms, single, shown) => expect(counts(terms, base(1000), cents(single))).toBe(shown))
})

test('what is missing until terms count', () => {
  expect(missingFor({ kind: 'percent', percent: 5 }, 1, 6)).toBe(null)
  expect([0, 20, 24].map(quantity => missingFor(from4cases, quantity, 6))).toEqual([24, 4, null])
  expect([30, 36, 40].map(quantity => missingFor(buy6pay5, quantity, 6))).toEqual([6, 36, 32])
})

/** Gives the pieces away one after the other, as somebody would at a counter. */
function pieceByPiece(
  terms: Terms,
  { regular, quantity, unitsPerCase }: { regular: number; quantity: number; unitsPerCase: number },
): number {
  const size = terms.kind !== 'percent' && terms.unit === 'case' ? unitsPerCase : 1
  if (terms.kind === 'free') {
    let total = 0
    const round = (terms.paid + terms.free) * size
    for (let piece = 0; piece < quantity; piece++) {
      const isFullRound = Math.floor(piece / round) < Math.floor(quantity / round)
      if (!(isFullRound && piece % round >= terms.paid * size)) total += regular
    }
    return total
  }
  const applies = terms.kind === 'percent' || quantity / size >= terms.from
  const exact = regular * (applies ? 100 - terms.percent : 100)
  return quantity * (Math.floor(exact / 100) + (exact % 100 >= 50 ? 1 : 0))
}

function anyTerms(next: (below: number) => number): Terms {
  const unit = next(2) === 0 ? 'piece' : 'case'
  if (next(2) === 0) return { kind: 'free', paid: 1 + next(6), free: 1 + next(3), unit }
  return { kind: 'quantity', percent: 1 + next(99), from: 1 + next(8), unit }
}

/** The same whole numbers below a bound on every run. */
function random(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
