import { expect, test } from 'vitest'
import { day } from '../day.ts'
import { cents } from '../money.ts'
import { daysLeft, faultOf, piecesLeft, savingOf, sortedLots, standingOf } from './lots.ts'

const TODAY = day('2031-05-12')
const lot = { quantity: 4, bestBefore: day('2031-05-12'), isWithdrawn: false }

test('a lot is sold on its best-before day and is gone the day after (FF-950)', () => {
  expect(standingOf(lot, TODAY)).toBe('for sale')
  expect(daysLeft(lot.bestBefore, TODAY)).toBe(0)
  expect(standingOf(lot, day('2031-05-13'))).toBe('expired')
  expect(piecesLeft(lot, day('2031-05-13'))).toBe(0)
})

test('a lot without pieces is sold out; a withdrawn one stays withdrawn, whatever comes back', () => {
  expect(standingOf({ ...lot, quantity: 0 }, TODAY)).toBe('sold out')
  expect(standingOf({ ...lot, isWithdrawn: true }, TODAY)).toBe('withdrawn')
  expect([lot, { ...lot, quantity: 0 }, { ...lot, isWithdrawn: true }].map(one => piecesLeft(one, TODAY))).toEqual([
    4, 0, 0,
  ])
})

test('a saving is never said to be more than it is', () => {
  expect(savingOf(cents(1999), cents(1000))).toBe(49)
  expect(savingOf(cents(1000), cents(1000))).toBe(0)
  expect(savingOf(cents(900), cents(1000))).toBe(0)
  expect(savingOf(null, cents(1000))).toBe(0)
})

test('lots stand by date, price or saving; the same ones by date and name (SH-186)', () => {
  const lots = [
    { id: 1, name: 'C', bestBefore: day('2031-06-01'), price: cents(500), regular: cents(1000) },
    { id: 2, name: 'A', bestBefore: day('2031-07-01'), price: cents(900), regular: cents(9000) },
    { id: 3, name: 'B', bestBefore: day('2031-06-01'), price: cents(500), regular: null },
  ]
  const ids = (sort: Parameters<typeof sortedLots>[1]) => sortedLots(lots, sort).map(({ id }) => id)
  expect(ids('date')).toEqual([3, 1, 2])
  expect(ids('price')).toEqual([3, 1, 2])
  expect(ids('saving')).toEqual([2, 1, 3])
})

test('a line can be ordered as long as all of its pieces are left (FF-952)', () => {
  expect([faultOf(3, 3), faultOf(4, 3), faultOf(1, 0)]).toEqual([null, 'fewer left', 'gone'])
})
