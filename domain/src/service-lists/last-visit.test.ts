import { expect, test } from 'vitest'
import { lastVisit, notedVisit, type Visit } from './last-visit.ts'

const at = (time: string, day = '06') => new Date(`2031-05-${day}T${time}:00Z`)

test('a visit goes on until somebody stays away for four hours (FF-1731)', () => {
  let known: Visit | undefined
  const opened: [Date, lastHere: Date | null][] = [
    [at('09:00'), null],
    [at('12:59'), null],
    [at('16:58'), null],
    [at('20:58'), at('16:58')],
    [at('21:30'), at('16:58')],
    [at('08:00', '09'), at('21:30')],
    [at('08:05', '09'), at('21:30')],
    [at('12:00', '09'), at('08:00', '09')],
  ]
  for (const [now, last] of opened) {
    expect(lastVisit(known, now)).toEqual(last)
    known = notedVisit(known, now) ?? known
    // Whether it is asked before the visit is noted or after.
    expect(lastVisit(known, now)).toEqual(last)
  }
})

test('within ten minutes nothing is noted again (FF-1731)', () => {
  const known = { seenAt: at('09:00'), beforeAt: null }
  expect(notedVisit(known, at('09:09'))).toBeNull()
  expect(notedVisit(known, at('09:10'))).toEqual({ seenAt: at('09:10'), beforeAt: null })
})
