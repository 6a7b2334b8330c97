import { expect, test } from 'vitest'
import { day } from '../../day.ts'
import { dueIn, soonUntil } from './due-in.ts'

const today = day('2031-05-28')

test.each([
  ['2031-05-21', 'over', 7],
  ['2031-05-27', 'over', 1],
  ['2031-05-28', 'soon', 0],
  ['2031-06-04', 'soon', 7],
  ['2031-06-05', 'later', 8],
] as const)('an invoice due on %s is %s, by %i days (FF-1774)', (dueOn, kind, days) => {
  expect(dueIn(day(dueOn), today)).toEqual({ kind, days })
  expect(dueOn <= soonUntil(today)).toBe(kind !== 'later')
})
