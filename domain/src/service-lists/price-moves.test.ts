import { expect, test } from 'vitest'
import { lastPriceMove, type PriceStep } from './price-moves.ts'

const MAY = (day: number) => new Date(Date.UTC(2031, 4, day))
const list = (day: number, before: number | null, after: number | null): PriceStep => ({
  at: MAY(day),
  isOfGroup: false,
  before,
  after,
})
const group = (...step: Parameters<typeof list>): PriceStep => ({ ...list(...step), isOfGroup: true })

test('a group without its own price follows the list', () => {
  expect(lastPriceMove([list(2, 1000, 1200)], { list: 1200, group: null })).toEqual({
    at: MAY(2),
    before: 1000,
    price: 1200,
    trend: 'up',
  })
  expect(lastPriceMove([list(2, 1000, 900)], { list: 900, group: null })?.trend).toBe('down')
})

test('a change of the list is none for a group with its own price', () => {
  expect(lastPriceMove([list(2, 1000, 1200)], { list: 1200, group: 950 })).toBeNull()
})

test('a new own price is compared with the list’s, and a withdrawn one with the list’s again', () => {
  expect(lastPriceMove([group(3, null, 950)], { list: 1000, group: 950 })).toEqual({
    at: MAY(3),
    before: 1000,
    price: 950,
    trend: 'down',
  })
  expect(lastPriceMove([group(4, 950, null)], { list: 1000, group: null })?.trend).toBe('up')
})

test('changes of one instant count as one', () => {
  const both = [list(2, 1000, 1200), group(2, 900, null)]
  expect(lastPriceMove(both, { list: 1200, group: null })).toEqual({
    at: MAY(2),
    before: 900,
    price: 1200,
    trend: 'up',
  })
  const nothing = [list(2, 1000, 900), group(2, 900, null)]
  expect(lastPriceMove(nothing, { list: 900, group: null })).toBeNull()
})

test('of several changes the last one counts', () => {
  const steps = [list(9, 1100, 1050), list(2, 1000, 1100)]
  expect(lastPriceMove(steps, { list: 1050, group: null })).toEqual({
    at: MAY(9),
    before: 1100,
    price: 1050,
    trend: 'down',
  })
})

test('a first price is no change of one', () => {
  expect(lastPriceMove([list(2, null, 1000)], { list: 1000, group: null })).toBeNull()
  expect(lastPriceMove([list(5, null, 1000), list(2, 900, null)], { list: 1000, group: null })).toBeNull()
})
