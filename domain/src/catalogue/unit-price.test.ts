import { expect, it } from 'vitest'
import { unitPrice } from './unit-price.ts'

it('a price is that of a kilogram or a litre, where the content has either (FF-1862)', () => {
  const of = (unit_value: number | null, unit_name: string, price: number | null = 8.49) =>
    unitPrice(price, { unit_value, unit_name })
  expect(of(500, 'g')).toEqual({ price: 16.98, of: 'kg' })
  expect(of(1.5, 'kg')).toEqual({ price: 5.66, of: 'kg' })
  expect(of(330, 'ml', 1.2)).toEqual({ price: 3.64, of: 'l' })
  expect([of(60, 'pieces'), of(null, 'g'), of(0, 'g'), of(500, 'g', null)]).toEqual([null, null, null, null])
})
