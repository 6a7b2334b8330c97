import { describe, expect, test } from 'vitest'
import { isFor, isRunning, nextMoment } from './promotion.ts'

const window = { start: new Date('2031-05-05T00:00:00Z'), end: new Date('2031-05-08T23:59:59Z') }
const at = (instant: string) => isRunning(window, new Date(instant))

describe('a window', () => {
  test('opens with its start and closes when its last second is over', () => {
    expect(at('2031-05-04T23:59:59.999Z')).toBe(false)
    expect(at('2031-05-05T00:00:00Z')).toBe(true)
    expect(at('2031-05-08T23:59:59.999Z')).toBe(true)
    expect(at('2031-05-09T00:00:00Z')).toBe(false)
    expect(isRunning({ ...window, end: null }, new Date('2099-01-01T00:00:00Z'))).toBe(true)
  })

  test('changes next at the nearest start or end still ahead', () => {
    const later = { start: new Date('2031-05-08T12:00:00Z'), end: null }
    const next = (now: string) => nextMoment([window, later], new Date(now))
    expect(next('2031-05-04T00:00:00Z')).toBe(Date.parse('2031-05-05T00:00:00Z'))
    expect(next('2031-05-05T00:00:00Z')).toBe(Date.parse('2031-05-08T12:00:00Z'))
    expect(next('2031-05-08T23:59:59.500Z')).toBe(Date.parse('2031-05-09T00:00:00Z'))
    expect(next('2031-05-09T00:00:00Z')).toBe(Number.POSITIVE_INFINITY)
  })
})

test('groups: none is everybody; visitors and staff see only what is for everybody', () => {
  expect(isFor({ groups: new Set() }, null)).toBe(true)
  expect(isFor({ groups: new Set([3]) }, 3)).toBe(true)
  expect(isFor({ groups: new Set([3]) }, 4)).toBe(false)
  expect(isFor({ groups: new Set([3]) }, null)).toBe(false)
})
