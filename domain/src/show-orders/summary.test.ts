import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { windows } from '../trade-show/test-windows.ts'
import { orderSummary } from './summary.ts'

const line = { quantity: 12, releasedQuantity: 0, deletedQuantity: 0, price: cents(250) }
const zero = { ...line, quantity: 0 }
const part = { ...line, quantity: 10, releasedQuantity: 4 }
const open = { confirmedAt: null }
const confirmed = { confirmedAt: new Date('2031-05-10T12:00:00Z') }
const at = (order: typeof open | typeof confirmed | undefined, positions: (typeof line)[], now: string) =>
  orderSummary(windows, order, positions, new Date(now))

describe('an order in figures', () => {
  test('counts lines with pieces only, and their net price', () =>
    expect(at(open, [line, zero, part], '2031-05-06T12:00:00Z')).toMatchObject({ lines: 2, pieces: 22, net: 5500 }))

  test('waits to be confirmed from the first line to the end of the confirmation', () => {
    expect(at(open, [line, zero], '2031-05-06T12:00:00Z').linesToConfirm).toBe(1)
    expect(at(open, [line], '2031-05-16T21:59:59.500Z').linesToConfirm).toBe(1)
    expect(at(open, [line], '2031-05-16T22:00:00Z').linesToConfirm).toBe(0)
    expect(at(confirmed, [line], '2031-05-12T12:00:00Z')).toMatchObject({ isConfirmed: true, linesToConfirm: 0 })
  })

  test('waits to be released once confirmed, until the release ends', () => {
    const released = { ...line, releasedQuantity: 12 }
    expect(at(open, [line], '2031-05-12T12:00:00Z')).toMatchObject({ linesToRelease: 0, piecesToRelease: 0 })
    expect(at(confirmed, [line, part, released], '2031-05-12T12:00:00Z')).toMatchObject({
      lines: 3,
      linesToRelease: 2,
      piecesToRelease: 18,
    })
    expect(at(confirmed, [line], '2031-06-30T22:00:00Z').linesToRelease).toBe(0)
  })

  test('leaves out what was deleted when the release ended', () => {
    const deleted = { ...part, deletedQuantity: 6 }
    expect(at(confirmed, [deleted], '2031-07-02T12:00:00Z')).toMatchObject({ lines: 1, pieces: 4, net: 1000 })
  })

  test('is nothing for a customer who never ordered', () =>
    expect(at(undefined, [], '2031-05-12T12:00:00Z')).toEqual({
      isConfirmed: false,
      lines: 0,
      pieces: 0,
      net: 0,
      linesToConfirm: 0,
      linesToRelease: 0,
      piecesToRelease: 0,
    }))
})
