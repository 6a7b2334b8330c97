import { expect, test } from 'vitest'
import { typedOfOffer } from './typed.ts'

const size = (price: number | null, ids: number[]) => ({
  current_price: price,
  regular_price: price,
  units_per_case: 6,
  product_attributes: ids.map(id => ({ id })),
})

test('what is typed adds up in cents', () =>
  expect(typedOfOffer([size(0.1, [1, 2]), size(19.99, [3])], { 1: 3, 3: 2 })).toEqual({
    pieces: 5,
    flavours: 2,
    net: 4028,
    positions: [
      { id: 1, quantity: 3 },
      { id: 3, quantity: 2 },
    ],
  }))

test('what is no longer offered does not count', () =>
  expect(typedOfOffer([size(1, [1])], { 9: 5 })).toEqual({ pieces: 0, flavours: 0, net: 0, positions: [] }))

test('what stands in two vitrines is ordered once', () =>
  expect(typedOfOffer([size(2, [1]), size(2, [1])], { 1: 3 })).toMatchObject({
    pieces: 3,
    net: 600,
    positions: [{ id: 1, quantity: 3 }],
  }))
