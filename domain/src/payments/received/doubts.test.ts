import { expect, test } from 'vitest'
import { day } from '../../calendar-day.ts'
import { isYearMistyped } from './doubts.ts'

test.each([
  ['1900-11-28', '2032-11-28', true],
  ['2031-01-09', '2032-01-10', true],
  ['2031-12-29', '2032-01-10', false],
  ['2031-10-31', '2032-01-10', true],
  ['2032-01-02', '2032-11-28', false],
])('money received on %s and booked on %s is asked about for its year: %s', (on, today, isAsked) => {
  expect(isYearMistyped(day(on), day(today))).toBe(isAsked)
})
