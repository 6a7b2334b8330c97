import { describe, expect, test } from 'vitest'
import { windows } from '../trade-show/test-windows.ts'
import { hasLapsed, piecesInBasket, piecesRemaining } from './left.ts'

const position = { quantity: 12, releasedQuantity: 5, deletedQuantity: 0 }

describe('what is left of an order', () => {
  test('is nothing once the confirmation ended without one', () => {
    expect(hasLapsed(windows, null, new Date('2031-05-16T21:59:59.500Z'))).toBe(false)
    expect(hasLapsed(windows, null, new Date('2031-05-16T22:00:00Z'))).toBe(true)
    expect(hasLapsed(windows, new Date('2031-05-10T12:00:00Z'), new Date('2031-05-20T12:00:00Z'))).toBe(false)
  })
  test('is what is confirmed, neither released nor deleted', () => {
    expect(piecesRemaining(position)).toBe(7)
    expect(piecesRemaining({ ...position, deletedQuantity: 7 })).toBe(0)
  })
  test('what was not released in time is in the basket no more', () =>
    expect(piecesInBasket({ ...position, deletedQuantity: 7 })).toBe(5))
})
