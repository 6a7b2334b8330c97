import { describe, expect, test } from 'vitest'
import { personalRoute } from './personal-route.ts'

/** Flavour 12 is of size 1 of brand 100, flavour 23 of size 2, and so on; sizes above 5 are of brand 200. */
const flavour = (flavourId: number) => {
  const sizeId = Math.floor(flavourId / 10)
  return { flavourId, sizeId, brandId: sizeId > 5 ? 200 : 100 }
}
const bought = (flavourId: number, pieces: number) => ({ ...flavour(flavourId), pieces })
const nothingNew = () => []

describe('a personal route', () => {
  test('names what was bought and is not ordered yet, most pieces first (FF-726)', () => {
    const purchases = { bought: [bought(11, 6), bought(23, 12), bought(12, 3), bought(12, 2)], ordered: [] }
    expect(personalRoute(purchases, nothingNew)).toEqual([
      {
        brandId: 100,
        again: [
          { sizeId: 2, flavourIds: [23], pieces: 12 },
          { sizeId: 1, flavourIds: [11, 12], pieces: 11 },
        ],
        newSizeIds: [],
      },
    ])
  })

  test('leaves out flavours that are ordered, and a brand of which all is', () => {
    const purchases = { bought: [bought(11, 6), bought(12, 3), bought(61, 9)], ordered: [flavour(12), flavour(61)] }
    expect(personalRoute(purchases, nothingNew)).toEqual([
      { brandId: 100, again: [{ sizeId: 1, flavourIds: [11], pieces: 6 }], newSizeIds: [] },
    ])
  })

  test('names what is new at brands that were bought or are ordered, not at others', () => {
    const newSizesOf = (brandId: number) => [brandId + 1, brandId + 2]
    const route = personalRoute({ bought: [bought(11, 6)], ordered: [flavour(11), flavour(61)] }, newSizesOf)
    expect(route).toEqual([
      { brandId: 100, again: [], newSizeIds: [101, 102] },
      { brandId: 200, again: [], newSizeIds: [201, 202] },
    ])
  })

  test('does not call new what the buyer has bought or ordered', () => {
    const purchases = { bought: [bought(11, 6)], ordered: [flavour(11), flavour(23)] }
    expect(personalRoute(purchases, () => [1, 2, 3])).toEqual([{ brandId: 100, again: [], newSizeIds: [3] }])
  })

  test('is empty for a buyer who never bought', () =>
    expect(personalRoute({ bought: [], ordered: [] }, () => [1])).toEqual([]))
})
