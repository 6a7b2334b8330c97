import { expect, test } from 'vitest'
import { sessionEnd } from './session.ts'

const LOGIN = new Date('2031-03-29T18:00:00Z')

test('a login of a customer’s user lasts 30 days, one of staff 12 hours', () => {
  expect(sessionEnd(LOGIN, false)).toEqual(new Date('2031-04-28T18:00:00Z'))
  expect(sessionEnd(LOGIN, true)).toEqual(new Date('2031-03-30T06:00:00Z'))
})
