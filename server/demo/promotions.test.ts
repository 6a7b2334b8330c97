import { makeRange } from '@fairfloor/brands/range/make-range'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveRange } from '../src/areas/catalogue/index.ts'
import { savePriceGroup } from '../src/areas/companies/index.ts'
import { type TestApp, testApp } from '../src/platform/testing/app.ts'
import { transaction } from '../src/platform/transaction.ts'
import { PROMOTIONS } from './promotion-texts.ts'
import { demoPromotions } from './promotions.ts'

const NOW = new Date('2031-12-30T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let gym: number

beforeAll(async () => {
  app = await testApp({ now: NOW.toISOString() })
  const range = makeRange()
  const banners = new Map(PROMOTIONS.map(({ name }) => [name, 'a'.repeat(32)]))
  await transaction(app.platform.db, async tx => {
    const groups = { retail: await savePriceGroup(tx, 'Retail'), gym: await savePriceGroup(tx, 'Gym') }
    gym = groups.gym
    const sizes = range.sizes.map(({ erpId, product, name, unitsPerCase, price }) => ({
      key: erpId,
      erpId,
      product,
      name,
      unitsPerCase,
      regularPrice: price.regular,
      currentPrice: price.current,
    }))
    const { ids } = await saveRange(tx, {
      brands: range.brands.map(({ erpId, name }) => ({ key: erpId, erpId, name })),
      products: range.products.map(({ erpId, brand, categoryPath: category, name }) => ({
        key: erpId,
        erpId,
        brand,
        category,
        name,
      })),
      sizes,
      flavours: range.flavours.map(({ erpId, size, sku, name }) => ({ key: erpId, erpId, size, sku, name })),
    })
    for (let time = 0; time < 2; time++) await demoPromotions(tx, { range, ids, groups, banners }, NOW)
  })
  await app.catalogue.reload()
  await app.promotions.reload()
})
afterAll(() => app.close())

const asked = (priceGroupId: number | null) => ({ priceGroupId, country: null, now: NOW })

test('six promotions of all kinds run for everybody, one more for gyms, and each makes most of its sizes cheaper (FF-975)', () => {
  const { promotions, catalogue } = app
  expect(promotions.campaigns().promotions.size).toBe(PROMOTIONS.length)
  const open = promotions.active(asked(null))
  expect(open).toHaveLength(6)
  expect(new Set(open.map(({ terms }) => (terms.kind === 'percent' ? terms.kind : terms.kind + terms.unit))).size).toBe(
    5,
  )
  const forGyms = promotions.active(asked(gym)).filter(promotion => !open.includes(promotion))
  expect(forGyms).toHaveLength(1)
  for (const [group, running] of [
    [null, open],
    [gym, forGyms],
  ] as const)
    for (const { id, name } of running) {
      const sizes = [...promotions.sizesOf(id, asked(group))].map(sizeId => catalogue.snapshot().sizes.get(sizeId)!)
      expect(sizes.length, name).toBeGreaterThan(8)
      const cheaper = sizes.filter(size =>
        promotions.offerOf(size, asked(group))!.promotions.some(one => one.id === id),
      )
      expect(cheaper.length / sizes.length, name).toBeGreaterThan(0.7)
    }
})

test('sizes are in clearance at several percentages, each wholly in groups or in none', async () => {
  const { sale } = (await app.browser().get('/api/onlineshop/promotion/active')).json()
  expect(sale).toMatchObject({ 20: [], 30: expect.arrayContaining(['Last stock', 'New packaging']), 50: [] })
  for (const { percent, group } of app.promotions.clearances(NOW).values())
    expect(group === null, String(percent)).toBe(sale[percent].length === 0)
})

test('every day of the coming year has a brand of the month and a product of the week (FF-975)', () => {
  for (let days = 0; days < 366; days++) {
    const day = new Date(NOW.getTime() + days * DAY_MS)
    expect(app.promotions.botm(day), day.toISOString()).not.toBe(null)
    expect(app.promotions.potw(day).length, day.toISOString()).toBeGreaterThan(2)
  }
})
