import { describe, expect, it } from 'vitest'
import { byFlavour, guardWishes, wishesOf } from './wishes.ts'

const positions = byFlavour([
  { flavourId: 7, quantity: 10, releasedQuantity: 4, deletedQuantity: 0 },
  { flavourId: 8, quantity: 5, releasedQuantity: 0, deletedQuantity: 5 },
])
const guard = (...wishes: [flavourId: number, quantity: number][]) =>
  guardWishes(
    positions,
    wishes.map(([flavourId, quantity]) => ({ flavourId, quantity })),
    flavourId => `flavour ${flavourId}`,
  )

it('two lines of one flavour are one wish', () => {
  const asked = [
    { product_attribute_id: 7, quantity: 2 },
    { product_attribute_id: 8, quantity: 1 },
    { product_attribute_id: 7, quantity: 3 },
  ]
  expect(wishesOf(asked)).toEqual([
    { flavourId: 7, quantity: 5 },
    { flavourId: 8, quantity: 1 },
  ])
})

describe('a release', () => {
  it('may take all that remains', () => {
    expect(() => guard([7, 6])).not.toThrow()
  })

  it('takes no more than remains, and nothing of what was deleted', () => {
    expect(() => guard([7, 7])).toThrow(expect.objectContaining({ code: 'above_remaining' }))
    expect(() => guard([7, 1], [8, 1])).toThrow(
      expect.objectContaining({
        code: 'above_remaining',
        errors: [{ path: 'positions.1.product_attribute_id', detail: '0 remain' }],
      }),
    )
  })

  it('takes nothing that was not confirmed, and names each such line', () => {
    expect(() => guard([1, 1], [7, 99], [2, 1])).toThrow(
      expect.objectContaining({
        code: 'unknown_flavour',
        errors: [
          expect.objectContaining({ path: 'positions.0.product_attribute_id' }),
          expect.objectContaining({ path: 'positions.2.product_attribute_id' }),
        ],
      }),
    )
  })
})
