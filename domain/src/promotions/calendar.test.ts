import { describe, expect, test } from 'vitest'
import { day, daysAfter } from '../day.ts'
import { mondayOf, monthOf, nextMonthOrWeek, weekOf } from './calendar.ts'

describe('ISO weeks', () => {
  test.each([
    ['2024-12-29', '2024-W52'],
    ['2024-12-30', '2025-W01'],
    ['2025-12-28', '2025-W52'],
    ['2025-12-29', '2026-W01'],
    ['2026-12-31', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
  ])('%s is in %s', (on, week) => expect(weekOf(day(on))).toBe(week))

  test('begin on their Monday, for every day of thirty years', () => {
    for (let on = day('2019-12-30'); on < '2050-01-03'; on = daysAfter(on, 7)) {
      expect(mondayOf(weekOf(on))).toBe(on)
      expect(weekOf(daysAfter(on, 6))).toBe(weekOf(on))
      expect(weekOf(daysAfter(on, 7))).not.toBe(weekOf(on))
    }
  })

  test('there is no 53rd where a year has 52', () => {
    expect(() => mondayOf('2025-W53')).toThrow(RangeError)
    expect(() => mondayOf('2025-W00')).toThrow(RangeError)
    expect(() => mondayOf('2025-1')).toThrow(RangeError)
  })
})

test('months are those of the day', () => expect(monthOf(day('2031-12-31'))).toBe('2031-12'))

test.each([
  ['the week ends first', '2031-05-07T12:00:00+02:00', '2031-05-12T00:00:00+02:00'],
  ['the month ends first', '2031-04-30T23:59:59+02:00', '2031-05-01T00:00:00+02:00'],
  ['a Monday counts from its first moment', '2031-05-12T00:00:00+02:00', '2031-05-19T00:00:00+02:00'],
  ['the year ends', '2031-12-31T12:00:00+01:00', '2032-01-01T00:00:00+01:00'],
  ['the clocks change within the week', '2031-10-24T12:00:00+02:00', '2031-10-27T00:00:00+01:00'],
  ['the shop’s zone, not Greenwich', '2031-05-04T22:30:00Z', '2031-05-12T00:00:00+02:00'],
])('%s', (_, now, next) => expect(new Date(nextMonthOrWeek(new Date(now), 'Europe/Berlin'))).toEqual(new Date(next)))
