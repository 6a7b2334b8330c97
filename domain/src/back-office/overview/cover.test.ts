import { expect, test } from 'vitest'
import { day } from '../../day.ts'
import { daysOfCover, supplyOf } from './cover.ts'

test.each([
  [90, 90, 90],
  [0, 5, 0],
  // One a day is sold; of two and a half days the half is no day.
  [5, 180, 2],
  [1, 1, 90],
])('%i free of which %i were sold in 90 days last %i days', (free, sold, days) =>
  expect(daysOfCover(free, sold)).toBe(days),
)

test('what nobody buys does not run out (FF-941)', () => expect(daysOfCover(3, 0)).toBeNull())

const today = day('2031-05-28')

test.each([
  [4, '2031-06-01', 'in time'],
  [3, '2031-06-01', 'late'],
  [0, '2031-05-28', 'in time'],
  [9, '2031-05-27', 'none'],
  [9, null, 'none'],
] as const)('with %i days of cover a delivery on %s is %s (FF-941)', (days, eta, supply) =>
  expect(supplyOf({ days, eta: eta && day(eta) }, today)).toBe(supply),
)
