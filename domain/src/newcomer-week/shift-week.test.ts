import { expect, test } from 'vitest'
import { day } from '../day.ts'
import { Refusal } from '../refusal.ts'
import { shiftWeek, weekFrom } from './shift-week.ts'

const BERLIN = 'Europe/Berlin'
const shown = (windows: ReturnType<typeof weekFrom>) => Object.values(windows).map(at => at.toISOString())

test('a copy has the same times of the clocks, also beyond a change of them (FF-1151)', () => {
  const spring = {
    start: new Date('2031-03-10T00:00:00+01:00'),
    end: new Date('2031-03-16T23:59:59+01:00'),
    bannerStart: new Date('2031-03-09T23:00:00+01:00'),
    bannerEnd: new Date('2031-03-16T22:59:59+01:00'),
  }
  expect(shown(shiftWeek(spring, day('2031-06-02'), BERLIN))).toEqual(
    [
      '2031-06-02T00:00:00+02:00',
      '2031-06-08T23:59:59+02:00',
      '2031-06-01T23:00:00+02:00',
      '2031-06-08T22:59:59+02:00',
    ].map(at => new Date(at).toISOString()),
  )
})

test('a new one lasts seven days, and its banner as long', () => {
  const open = ['2031-03-29T23:00:00.000Z', '2031-04-05T21:59:59.000Z']
  expect(shown(weekFrom(day('2031-03-30'), BERLIN))).toEqual([...open, ...open])
})

test.each(['0001-01-01', '9999-12-31'])('none begins on %s', firstDay => {
  expect(() => weekFrom(day(firstDay), BERLIN)).toThrow(Refusal)
})
