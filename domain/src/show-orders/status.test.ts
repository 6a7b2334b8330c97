import { describe, expect, test } from 'vitest'
import { windows } from '../trade-show/test-windows.ts'
import { basketStatus, confirmationScreen, type ShowOrderSummary } from './status.ts'

const ordered: ShowOrderSummary = { quantity: 12, releasedQuantity: 0, confirmedAt: null, expiredAt: null }
const confirmed = { ...ordered, confirmedAt: new Date('2031-05-10T12:00:00Z') }
const screen = (order: ShowOrderSummary | undefined, now: string) =>
  confirmationScreen(basketStatus(windows, order, new Date(now)))

describe('where a customer stands', () => {
  test('before confirmation opens everybody waits (TS-335)', () => {
    expect(screen(ordered, '2031-05-09T07:59:59Z')).toBe('not-yet')
    expect(screen(undefined, '2031-05-06T12:00:00Z')).toBe('not-yet')
  })
  test('who ordered may confirm, to the last second (TS-336, TS-339)', () => {
    expect(screen(ordered, '2031-05-09T08:00:00Z')).toBe('confirm')
    expect(screen(ordered, '2031-05-16T21:59:59.500Z')).toBe('confirm')
  })
  test('who did not confirm is too late (TS-339)', () =>
    expect(screen(ordered, '2031-05-16T22:00:00Z')).toBe('too-late'))
  test('who confirmed releases, also when nothing is left to release (TS-337)', () => {
    expect(screen(confirmed, '2031-05-11T12:00:00Z')).toBe('release')
    expect(screen({ ...confirmed, releasedQuantity: 12 }, '2031-06-11T12:00:00Z')).toBe('release')
  })
  test('an order of zeros is none (TS-336)', () =>
    expect(screen({ ...ordered, quantity: 0 }, '2031-05-11T12:00:00Z')).toBe('did-not-take-part'))
  test('who never ordered did not take part', () =>
    expect(screen(undefined, '2031-05-11T12:00:00Z')).toBe('did-not-take-part'))

  test('something remains until it is released or deleted (TS-338, TS-407)', () => {
    const remains = (order: ShowOrderSummary) =>
      basketStatus(windows, order, new Date('2031-06-11T12:00:00Z')).has_remaining_or_release_basket
    expect(remains(confirmed)).toBe(true)
    expect(remains({ ...confirmed, releasedQuantity: 11 })).toBe(true)
    expect(remains({ ...confirmed, releasedQuantity: 12 })).toBe(false)
    expect(remains({ ...confirmed, expiredAt: new Date('2031-07-01T00:00:00Z') })).toBe(false)
  })
})
