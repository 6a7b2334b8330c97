import { expect, test } from 'vitest'
import { instantOf, wallClock } from './wall-clock.ts'

const BERLIN = 'Europe/Berlin'

test('what an input shows is the clock of the show, not of the browser', () => {
  expect(wallClock('2025-05-08T21:59:59Z', BERLIN)).toBe('2025-05-08T23:59:59')
  expect(wallClock('2025-01-31T23:30:00Z', BERLIN)).toBe('2025-02-01T00:30:00')
  expect(wallClock('2025-05-08T21:59:59Z', 'America/New_York')).toBe('2025-05-08T17:59:59')
})

test.each(['2025-05-05T00:00:00', '2025-01-01T12:34:56', '2025-10-26T04:00:00'])(
  '%s comes back as it was typed',
  typed => {
    expect(wallClock(instantOf(typed, BERLIN)!, BERLIN)).toBe(typed)
  },
)

test('browsers leave out seconds that are zero', () => {
  expect(instantOf('2025-05-09T10:00', BERLIN)?.toISOString()).toBe('2025-05-09T08:00:00.000Z')
})

test.each(['', '2025-05-09', 'T10:00', '2025-02-30T10:00', '2025-05-09T25', '2025-05-09T10:61', '20255-05-09T10:00'])(
  '%j is no instant',
  typed => {
    expect(instantOf(typed, BERLIN)).toBeNull()
  },
)
