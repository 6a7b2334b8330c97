import { expect, test } from 'vitest'
import type { SizePromotion } from './shapes.ts'
import { sumFor, termsOf } from './wire.ts'

const promotion: SizePromotion = {
  id: 1,
  name: 'Fill the fridge',
  text: { en: '', de: '' },
  kind: 'free',
  percent: null,
  from: null,
  paid: 5,
  free: 1,
  unit: 'case',
  end: '2031-05-08T21:59:59.000Z',
}
const size = { current_price: 0.9, regular_price: 1, units_per_case: 12, promotions: [promotion] }

test('a browser counts a line as the basket will (FF-979)', () => {
  expect(sumFor(size, 71)).toBe(6390)
  expect(sumFor(size, 72)).toBe(6000)
  expect(sumFor({ ...size, promotions: [] }, 72)).toBe(6480)
  expect(sumFor({ current_price: 0.9, regular_price: 1, units_per_case: 12 }, 2)).toBe(180)
  expect(sumFor({ ...size, current_price: null, regular_price: null }, 72)).toBe(null)
})

test('terms with a missing field are none', () => {
  expect(termsOf(promotion)).toEqual({ kind: 'free', paid: 5, free: 1, unit: 'case' })
  expect(termsOf({ ...promotion, unit: null })).toBe(null)
  expect(termsOf({ ...promotion, kind: 'quantity' })).toBe(null)
  expect(termsOf({ ...promotion, kind: 'percent' })).toBe(null)
})
