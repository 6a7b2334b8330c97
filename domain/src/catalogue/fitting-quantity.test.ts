import { expect, test } from 'vitest'
import { fits, fittingBelow, fittingQuantity } from './fitting-quantity.ts'

test.each([
  ['any quantity of a size without steps', 7, { orderMultiple: 1, minQuantity: 1 }, 7],
  ['a case more where the multiple is a case', 13, { orderMultiple: 12, minQuantity: 1 }, 24],
  ['exactly a multiple', 24, { orderMultiple: 12, minQuantity: 1 }, 24],
  ['the minimum', 2, { orderMultiple: 1, minQuantity: 6 }, 6],
  ['the first multiple that reaches the minimum', 1, { orderMultiple: 4, minQuantity: 6 }, 8],
  ['a multiple above the minimum', 9, { orderMultiple: 4, minQuantity: 6 }, 12],
  ['the largest multiple where the next one is too large', 99_999, { orderMultiple: 12, minQuantity: 24 }, 99_996],
])('what fits next is %s (FF-750)', (_, quantity, steps, next) => {
  expect(fittingQuantity(quantity, steps)).toBe(next)
  expect(fits(quantity, steps)).toBe(quantity === next)
  expect(fits(next, steps)).toBe(true)
})

test.each([
  [36, 36],
  [35, 24],
  [24, 24],
  [23, 0],
])('up to %i pieces, %i fit dozens of which two are the least (FF-758)', (quantity, below) => {
  expect(fittingBelow(quantity, { orderMultiple: 12, minQuantity: 24 })).toBe(below)
})
