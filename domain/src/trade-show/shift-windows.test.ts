import { expect, test } from 'vitest'
import { day } from '../day.ts'
import { shiftWindows } from './shift-windows.ts'
import { windows } from './test-windows.ts'

test('an edition moved to another first day keeps its days and its times, also in winter (FF-752)', () => {
  expect(shiftWindows(windows, day('2031-10-20'), 'Europe/Berlin')).toEqual({
    orderStart: new Date('2031-10-20T00:00:00+02:00'),
    orderEnd: new Date('2031-10-23T23:59:59+02:00'),
    confirmationStart: new Date('2031-10-24T10:00:00+02:00'),
    confirmationEnd: new Date('2031-10-31T23:59:59+01:00'),
    releaseEnd: new Date('2031-12-15T23:59:59+01:00'),
  })
})

test.each(['0001-01-01', '1970-01-01', '9999-12-01'])(
  'an edition on %s is refused: a date would have no four digits',
  on => {
    expect(() => shiftWindows(windows, day(on), 'Europe/Berlin')).toThrow('No trade show can begin on this day.')
  },
)
