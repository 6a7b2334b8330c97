import { createHash } from 'node:crypto'
import { unnamedAllergens } from '@fairfloor/domain/catalogue/emphasis'
import { describe, expect, test } from 'vitest'
import { brands } from './brands.ts'
import { knownFlavours } from './flavour-looks.ts'
import { makeRange } from './make-range.ts'
import { veganRanges } from './vegan-ranges.ts'

const range = makeRange()
const { categories, products, sizes, flavours } = range
const sizesOf = (brand: string) => {
  const own = new Set(products.filter(product => product.brand === brand).map(product => product.erpId))
  return sizes.filter(size => own.has(size.product))
}
const flavoursOf = Map.groupBy(flavours, flavour => flavour.size)
const share = (count: number) => count / flavours.length

test('is as large as a wholesaler and has fourteen categories', () => {
  expect(brands).toHaveLength(61)
  expect(categories.filter(category => category.parent === null)).toHaveLength(14)
  expect(products.length).toBeGreaterThanOrEqual(600)
  expect(sizes.length).toBeGreaterThanOrEqual(900)
  expect(flavours.length).toBeGreaterThanOrEqual(2500)
})

test('is the same every time', () => {
  const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
  expect(hash(makeRange())).toBe(hash(range))
})

test.each([
  ['categories', categories.map(each => each.erpId)],
  ['products', products.map(each => each.erpId)],
  ['products of a brand', products.map(each => `${each.brand} ${each.name}`)],
  ['sizes', sizes.map(each => each.erpId)],
  ['sizes of a product', sizes.map(each => `${each.product} ${each.name}`)],
  ['cases', sizes.map(each => each.eanCase)],
  ['ranks', sizes.map(each => String(each.rank))],
  ['flavours', flavours.map(each => each.erpId)],
  ['flavours of a size', flavours.map(each => `${each.size} ${each.name}`)],
  ['SKUs', flavours.map(each => each.sku)],
  ['units', flavours.map(each => each.ean)],
])('no two %s are the same', (_, values) => expect(new Set(values).size).toBe(values.length))

test('every exhibitor shows at least eight sizes with two to ten flavours', () => {
  for (const brand of brands.filter(each => each.booth !== null)) {
    const shown = sizesOf(brand.erpId).filter(size => {
      const count = flavoursOf.get(size.erpId)?.length ?? 0
      return count >= 2 && count <= 10
    })
    expect(shown.length, brand.name).toBeGreaterThanOrEqual(8)
  }
})

test('every size is sold in at least one flavour, and every flavour has a look', () => {
  const sold = new Set(flavours.filter(flavour => flavour.discontinuedDaysAgo === null).map(flavour => flavour.size))
  expect(sizes.filter(size => !sold.has(size.erpId)).map(size => size.erpId)).toEqual([])
  expect([...new Set(flavours.map(flavour => flavour.name))].filter(name => !knownFlavours.includes(name))).toEqual([])
})

test('current prices are never above regular ones, and show prices are below what any group pays', () => {
  const exhibitors = new Set(brands.filter(brand => brand.booth !== null).map(brand => brand.erpId))
  for (const brand of brands)
    for (const { erpId, price, groupPrices, showPrice, msrp } of sizesOf(brand.erpId)) {
      const all = [price, groupPrices.retail, groupPrices.gym]
      for (const each of all) {
        expect(Number.isSafeInteger(each.regular) && Number.isSafeInteger(each.current), erpId).toBe(true)
        expect(each.current, erpId).toBeGreaterThan(0)
        expect(each.current, erpId).toBeLessThanOrEqual(each.regular)
      }
      expect(msrp, erpId).toBeGreaterThan(price.regular)
      expect(showPrice !== null, erpId).toBe(exhibitors.has(brand.erpId))
      if (showPrice === null) continue
      expect(showPrice, erpId).toBeLessThan(Math.min(...all.map(each => each.current)))
      expect(showPrice / price.regular, erpId).toBeGreaterThan(0.7)
      expect(showPrice / price.regular, erpId).toBeLessThan(0.91)
    }
})

test('stock reaches from none to plenty, and what is missing comes', () => {
  const caseOf = new Map(sizes.map(size => [size.erpId, size.unitsPerCase]))
  const none = flavours.filter(flavour => flavour.stock === 0)
  const little = flavours.filter(flavour => flavour.stock && flavour.stock < caseOf.get(flavour.size)!)
  expect(share(none.length)).toBeCloseTo(0.08, 1)
  expect(share(little.length)).toBeCloseTo(0.07, 1)
  expect(none.filter(flavour => flavour.etaInDays !== null).length).toBeGreaterThan(none.length * 0.7)
  expect(Math.max(...flavours.map(flavour => flavour.stock ?? 0))).toBeGreaterThan(2000)
})

test('some of what is new at the booths has not been counted', () => {
  const sizeOf = new Map(sizes.map(size => [size.erpId, size]))
  const productOf = new Map(products.map(product => [product.erpId, product]))
  const unknown = flavours.filter(flavour => flavour.stock === null)
  const exhibitors = new Set(brands.filter(brand => brand.booth !== null).map(brand => brand.erpId))
  const itsProduct = (flavour: (typeof flavours)[number]) => productOf.get(sizeOf.get(flavour.size)!.product)!
  expect(unknown.filter(flavour => exhibitors.has(itsProduct(flavour).brand)).length).toBeGreaterThan(5)
  expect(unknown.filter(flavour => !itsProduct(flavour).isNew || flavour.discontinuedDaysAgo !== null)).toEqual([])
})

test('drinks carry deposit and consumption tax, capsules neither', () => {
  const can = sizes.find(size => size.shape === 'can' && size.depositClass === 'can')
  expect(can?.readyMillilitres).toBe(can?.unitValue)
  expect(sizes.filter(size => size.depositClass === 'pet-large').every(size => size.unitValue >= 1000)).toBe(true)
  const pills = sizes.filter(size => size.shape === 'pills')
  expect(pills.length).toBeGreaterThan(0)
  expect(pills.every(size => size.depositClass === null && size.readyMillilitres === null)).toBe(true)
})

test('sugars and saturates are never more than what they are part of', () => {
  const amount = (text: string | null | undefined) => Number.parseFloat(text ?? '0')
  for (const { nutrition, erpId } of flavours) {
    const rows = new Map(nutrition?.rows.map(row => [row.nutrient, row.per100]))
    expect(amount(rows.get('of which sugars')), erpId).toBeLessThanOrEqual(amount(rows.get('Carbohydrate')))
    expect(amount(rows.get('of which saturates')), erpId).toBeLessThanOrEqual(amount(rows.get('Fat')))
  }
})

test('what stands on a size comes free: percentages and free goods are promotions that the shop counts (FF-976)', () => {
  for (const { promotionText } of range.sizes) expect(promotionText).not.toMatch(/\d|%/)
})

describe('labels', () => {
  const labels = flavours.flatMap(({ label, size, name }) => (label ? [{ ...label, size, name }] : []))
  const productOf = new Map(
    sizes.map(size => [size.erpId, products.find(product => product.erpId === size.product)!] as const),
  )

  test('are those of all food, and of nothing else (FF-995)', () => {
    expect(flavours.filter(({ label, nutrition }) => (label === null) !== (nutrition === null))).toEqual([])
    const main = labels.map(({ size }) => productOf.get(size)!.categoryPath[0])
    expect(new Set(main)).not.toContain('Shakers & accessories')
    expect(new Set(main).size).toBe(13)
  })

  test('name every allergen in the ingredients of both languages (FF-995)', () => {
    const languages = ['en', 'de'] as const
    const silent = labels.flatMap(label =>
      languages.flatMap(language => {
        const { ingredients, allergens } = label[language]
        return unnamedAllergens(ingredients, allergens, language).map(allergen => `${label.name}: ${allergen}`)
      }),
    )
    expect(silent).toEqual([])
    expect(labels.filter(({ en, de }) => en.allergens.length !== de.allergens.length)).toEqual([])
  })

  test('say milk of whey, and nothing from milk of what is made of plants (FF-995)', () => {
    const of = (sub: string) => labels.filter(({ size }) => productOf.get(size)!.categoryPath[1] === sub)
    expect(of('Whey protein').every(({ en }) => en.allergens.includes('milk'))).toBe(true)
    for (const sub of veganRanges)
      expect(of(sub).filter(({ en }) => /milk|whey|casein|egg/i.test(en.ingredients))).toEqual([])
  })
})
