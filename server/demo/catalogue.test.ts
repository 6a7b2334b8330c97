import { makeRange } from '@fairfloor/brands/range/make-range'
import { veganRanges } from '@fairfloor/brands/range/vegan-ranges'
import { fits } from '@fairfloor/domain/catalogue/fitting-quantity'
import { expect, test } from 'vitest'
import { demoRange } from './catalogue.ts'

const range = makeRange()
const none = new Map<string, string>()
const pictures = { logos: none, banners: none, packshots: none, veganSeal: 'seal' }
const options = { pictures, groups: { retail: 1, gym: 2 }, editionId: 1, now: new Date('2031-05-06T10:00:00Z') }
const { products, sizes } = demoRange(range, options)

test('some bars are sold by the case only, in the shop and at the fair, and a case fits (FF-759)', () => {
  const stepped = sizes.filter(({ orderMultiple = 1 }) => orderMultiple > 1)
  const exhibiting = new Set(range.brands.filter(({ booth }) => booth !== null).map(({ erpId }) => erpId))
  const brandOf = new Map(products.map(({ key, brand }) => [key, brand]))
  expect(new Set(stepped.map(({ product }) => exhibiting.has(brandOf.get(product)!)))).toEqual(new Set([true, false]))
  for (const { orderMultiple = 1, minQuantity = 1, unitsPerCase = 1 } of stepped) {
    expect([orderMultiple, minQuantity, fits(2 * unitsPerCase, { orderMultiple, minQuantity })]).toEqual([12, 24, true])
  }
})

test('some products are sold in some countries only: to the retailer of the demo, and not to its German studio (FF-759)', () => {
  const restricted = products.filter(({ countries }) => countries)
  expect(restricted.length).toBeGreaterThan(5)
  for (const { countries } of restricted)
    expect([countries?.includes('NL'), countries?.includes('DE')]).toEqual([true, false])
})

test('what is vegan bears a seal over its picture, and nothing else does', () => {
  const sealed = products.filter(({ imageOverlay }) => imageOverlay === 'seal')
  expect(sealed.length).toBeGreaterThan(5)
  expect(new Set(sealed.map(({ category }) => category?.[1]))).toEqual(new Set(veganRanges))
  expect(products.filter(({ category }) => veganRanges.includes(category?.[1] ?? ''))).toEqual(sealed)
})
