import { describe, expect, test } from 'vitest'
import { windows } from '../trade-show/test-windows.ts'
import { phaseMailsDue } from './phase-mails.ts'

describe('the mails of the phases', () => {
  test.each([
    ['2031-05-08T23:59:59+02:00', [], []],
    ['2031-05-09T00:00:00+02:00', ['overview'], []],
    ['2031-05-09T10:00:00+02:00', ['overview', 'confirmation-opens'], []],
    ['2031-05-15T23:59:59+02:00', ['overview', 'confirmation-opens', 'confirmation-ends'], []],
    ['2031-05-17T00:00:00+02:00', [], []],
    ['2031-06-23T23:59:59+02:00', [], ['release-week']],
    ['2031-06-30T00:00:00+02:00', [], ['release-day']],
    ['2031-07-01T00:00:00+02:00', [], ['expired']],
  ])('at %s', (now, unconfirmed, remaining) =>
    expect(phaseMailsDue(windows, new Date(now))).toEqual({ unconfirmed, remaining }),
  )
})
