import { expect, test } from 'vitest'
import { weekMailDue } from './week-mails.ts'

const week = { start: new Date('2031-03-10T00:00:00+01:00'), end: new Date('2031-03-16T23:59:59+01:00') }

test.each([
  ['2031-03-09T23:59:59+01:00', null],
  ['2031-03-10T00:00:00+01:00', 'start'],
  ['2031-03-10T23:59:59+01:00', 'start'],
  ['2031-03-11T00:00:00+01:00', null],
  ['2031-03-15T23:59:58+01:00', null],
  ['2031-03-15T23:59:59+01:00', 'ending'],
  ['2031-03-16T23:59:59+01:00', 'ending'],
  ['2031-03-17T00:00:00+01:00', null],
])('at %s the mail %s is due', (now, mail) => {
  expect(weekMailDue(week, new Date(now))).toBe(mail)
})

test('an event of a day is announced once', () => {
  const day = { start: week.start, end: new Date('2031-03-10T23:59:59+01:00') }
  expect(weekMailDue(day, new Date('2031-03-10T23:00:00+01:00'))).toBe('start')
})
