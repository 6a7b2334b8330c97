import { expect, test } from 'vitest'
import { day } from '../day.ts'
import { clientAvailability, etaFrom } from './availability.ts'

const today = day('2031-05-06')
const of = (quantity: number | null, eta: string | null = null, isDiscontinued = false) =>
  clientAvailability({ quantity, eta, unitsPerCase: 12, isDiscontinued }, today)

test('stock is told in words: a case, less than one, expected, out, never counted, discontinued (SH-338)', () => {
  expect([of(12), of(11), of(1)]).toEqual(['in_stock', 'low', 'low'])
  expect([of(0), of(0, '2031-05-06'), of(0, '2031-05-05')]).toEqual(['out', 'expected', 'out'])
  expect([of(null), of(null, '2031-05-09'), of(5, null, true)]).toEqual(['unknown', 'unknown', 'discontinued'])
  expect([etaFrom('2031-05-06', today), etaFrom('2031-05-05', today), etaFrom(null, today)]).toEqual([
    '2031-05-06',
    null,
    null,
  ])
})
