import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import { describe, expect, test } from 'vitest'
import { percentOff, totalOf } from './sizes.ts'

const size = (price: number | null, ids: number[]) =>
  ({ current_price: price, product_attributes: ids.map(id => ({ id })) }) as ProductSize

describe('what is typed at a booth', () => {
  test('adds up in cents', () =>
    expect(totalOf([size(0.1, [1, 2]), size(19.99, [3])], { 1: 3, 3: 2 })).toEqual({
      pieces: 5,
      flavours: 2,
      net: 4028,
      positions: [
        { product_attribute_id: 1, quantity: 3 },
        { product_attribute_id: 3, quantity: 2 },
      ],
    }))
  test('leaves out what the booth does not offer', () =>
    expect(totalOf([size(1, [1])], { 9: 5 })).toMatchObject({ pieces: 0, positions: [] }))
})

test('the fair price is shown as whole per cent below the regular one', () => {
  expect(percentOff(1.49, 1.19)).toBe(20)
  expect(percentOff(1.19, 1.19)).toBe(0)
  expect(percentOff(null, 1.19)).toBe(0)
})
