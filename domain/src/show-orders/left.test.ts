import { describe, expect, test } from 'vitest'
import { windows } from '../trade-show/test-windows.ts'
import { piecesInBasket, piecesLeft } from './left.ts'

const position = { quantity: 12, releasedQuantity: 5, deletedQuantity: 0 }
const untouched = { ...position, releasedQuantity: 0 }
const confirmedAt = new Date('2031-05-10T12:00:00Z')
const left = (confirmed: Date | null, pieces: typeof position, now: string) =>
  piecesLeft(windows, confirmed, pieces, new Date(now))

describe('what a customer can still do something with', () => {
  test('is all that is ordered, until the confirmation ends without one', () => {
    expect(left(null, untouched, '2031-05-06T12:00:00Z')).toBe(12)
    expect(left(null, untouched, '2031-05-16T21:59:59.500Z')).toBe(12)
    expect(left(null, untouched, '2031-05-16T22:00:00Z')).toBe(0)
  })
  test('is what is confirmed and not released, until the release ends', () => {
    expect(left(confirmedAt, untouched, '2031-05-20T12:00:00Z')).toBe(12)
    expect(left(confirmedAt, position, '2031-06-30T21:59:59.500Z')).toBe(7)
    expect(left(confirmedAt, position, '2031-06-30T22:00:00Z')).toBe(0)
  })
  test('what was not released in time is in the basket no more', () =>
    expect(piecesInBasket({ ...position, deletedQuantity: 7 })).toBe(5))
})
