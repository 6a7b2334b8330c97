import { expect, test } from 'vitest'
import { day } from '../calendar-day.ts'
import { isYearMistyped } from './doubts.ts'

test.each([
  ['1900-11-28', '2026-11-28', true],
  ['2025-01-09', '2026-01-10', true],
  ['2025-12-29', '2026-01-10', false],
  ['2025-10-31', '2026-01-10', true],
  ['2026-01-02', '2026-11-28', false],
])('money received on %s and booked on %s is asked about for its year: %s', (on, today, isAsked) => {
  expect(isYearMistyped(day(on), day(today))).toBe(isAsked)
})
