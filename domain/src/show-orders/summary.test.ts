import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { windows } from '../trade-show/test-windows.ts'
import { orderSummary } from './summary.ts'

const open = { confirmedAt: null, lines: 2, pieces: 22, net: cents(5500), openLines: 2, openPieces: 18 }
const confirmed = { ...open, confirmedAt: new Date('2031-05-10T12:00:00Z') }
const at = (figures: typeof open | typeof confirmed, now: string) => orderSummary(windows, figures, new Date(now))

describe('an order in figures', () => {
  test('waits to be confirmed from the first line to the end of the confirmation (FF-723)', () => {
    expect(at(open, '2031-05-06T12:00:00Z')).toMatchObject({ lines: 2, pieces: 22, net: 5500, linesToConfirm: 2 })
    expect(at(open, '2031-05-16T21:59:59.500Z').linesToConfirm).toBe(2)
    expect(at(open, '2031-05-16T22:00:00Z').linesToConfirm).toBe(0)
    expect(at(confirmed, '2031-05-12T12:00:00Z')).toMatchObject({ isConfirmed: true, linesToConfirm: 0 })
  })

  test('waits to be released once confirmed, until the release ends', () => {
    expect(at(open, '2031-05-12T12:00:00Z')).toMatchObject({ linesToRelease: 0, piecesToRelease: 0 })
    expect(at(confirmed, '2031-05-12T12:00:00Z')).toMatchObject({ linesToRelease: 2, piecesToRelease: 18 })
    expect(at(confirmed, '2031-06-30T22:00:00Z')).toMatchObject({ linesToRelease: 0, piecesToRelease: 0 })
  })
})
