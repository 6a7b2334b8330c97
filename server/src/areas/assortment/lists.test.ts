import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { setStock } from '../catalogue/index.ts'
import { brands, flavours } from '../catalogue/tables.ts'
import { found } from '../catalogue/test-range.ts'
import { setBrandOfMonth, setProductOfWeek } from '../promotions/index.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../show-orders/test-show.ts'

let show: TestShow
beforeAll(async () => {
  show = await testShow()
})
afterAll(() => show.app.close())

const LIST = '/api/onlineshop/products'

test('the list shows every size on sale, by brand, by category and by name', async () => {
  const buyer = await show.as(ACCOUNTS.buyer)
  const all = (await buyer.get(LIST)).json()
  expect(all).toMatchObject({ total: 3, page: 1, pages: 1, heading: null })
  expect(all.sizes.map((size: { name: string }) => size.name)).toEqual(['2 kg', '900 g', '60 g'])
  const [north, south] = all.facets.brands
  expect([north, south]).toMatchObject([
    { name: 'North', count: 2 },
    { name: 'South', count: 1 },
  ])
  const ofNorth = (await buyer.get(`${LIST}?brand=${north.id}&sort=price_low_first`)).json()
  expect(ofNorth).toMatchObject({ total: 2, heading: { kind: 'brand', name: 'North' } })
  expect(ofNorth.facets.brands).toEqual(all.facets.brands)
  expect(ofNorth.sizes.map((size: { current_price: number }) => size.current_price)).toEqual([19.99, 49.99])
  const [, protein] = all.facets.categories
  expect(protein).toMatchObject({ name: 'Protein', count: 2, sub_categories: [{ name: 'Whey', count: 2 }] })
  expect((await buyer.get(`${LIST}?category=${protein.id}`)).json()).toMatchObject({ total: 2 })
  expect((await buyer.get(`${LIST}?brand=9999`)).json()).toMatchObject({ total: 0, heading: null })
})

test('a list asked for again takes no statement; a visitor gets the same list without prices (SH-515)', async () => {
  const buyer = await show.as(ACCOUNTS.buyer)
  const visitor = show.app.browser()
  for (const browser of [buyer, visitor]) await browser.get(LIST)
  show.app.database.counted()
  const [own, open] = [(await buyer.get(LIST)).json(), (await visitor.get(LIST)).json()]
  await buyer.get(`${LIST}?sort=name&in_stock=1`)
  expect(show.app.database.counted()).toEqual([])
  expect(open.sizes.map((size: { id: number }) => size.id)).toEqual(own.sizes.map((size: { id: number }) => size.id))
  expect(own.sizes[0].current_price).toBeGreaterThan(0)
  expect(JSON.stringify(open)).not.toMatch(/"(\w+_price|msrp|stock_available|from|to)":\d/)
})

test('addresses that select the same list share it, and typed ones evict no other', async () => {
  const [buyer, visitor] = [await show.as(ACCOUNTS.buyer), show.app.browser()]
  const ask = async (browser: Browser, query: string) => {
    const answer = await browser.get(`${LIST}?${query}`)
    expect([query, answer.statusCode]).toEqual([query, 200])
    return answer.json().sizes[0]?.name
  }
  const known = () => Promise.all([ask(buyer, 'brand=1'), ask(visitor, 'brand=1'), ask(visitor, 'brand=1&sale=1')])
  const before = await known()
  // Seen only by lists that are made now.
  const size = show.app.catalogue
    .snapshot()
    .brands.get(1)!
    .sizes.find(({ name }) => name === before[0])!
  Object.assign(size, { name: 'now' })
  expect(await ask(buyer, 'brand=1&utm=1&__proto__=x&sort=top&page=1')).toBe(before[0])
  expect(await ask(visitor, 'brand=1&price_from=1&price_to=90&sort=price_low_first')).toBe(before[0])
  expect(await ask(visitor, 'brand=1&sale=anything')).toBe(before[2])
  for (let i = 1; i <= 320; i++)
    await ask(buyer, i % 2 ? `price_to=${90 + i}` : `term=whe${'y'.repeat(i % 5)}&page=${i}`)
  expect(await known()).toEqual(before)
  const made = (await buyer.get(`${LIST}?brand=1&sort=name`)).json().sizes
  expect(made.map(({ name }: { name: string }) => name)).toContain('now')
  Object.assign(size, { name: before[0] })
  await show.app.catalogue.reload()
})

test('a list counts what is in stock as soon as that changes, and ends when a flavour does', async () => {
  const { db } = show.app.platform
  const buyer = await show.as(ACCOUNTS.buyer)
  const inStock = async () => (await buyer.get(`${LIST}?brand=${south}`)).json().facets.in_stock
  const all = (await buyer.get(LIST)).json()
  const south = all.facets.brands[1].id
  expect(await inStock()).toBe(0)
  await transaction(db, tx => setStock(tx, [{ flavourId: show.flavour.get('f4')!, quantity: 3 }]))
  await expect.poll(inStock).toBe(1)
  const ids = [show.flavour.get('f4')!, show.flavour.get('f5')!]
  const end = new Date(Date.parse(DURING.ordering) + 10_000)
  await db.update(flavours).set({ discontinuedAt: end }).where(inArray(flavours.id, ids))
  await show.app.catalogue.reload()
  const total = async () => (await buyer.get(`${LIST}?page=2`)).json().total
  expect(await total()).toBe(3)
  show.app.setNow(end.toISOString())
  expect(await total()).toBe(2)
  show.app.setNow(DURING.ordering)
})

test('brands by name are all, top brands as many as asked for by the operator’s rank; categories have their subcategories (SH-008, SH-077, SH-546, SH-590, SH-591)', async () => {
  const visitor = show.app.browser()
  const read = async (url: string) => (await visitor.get(`/api/onlineshop/${url}`)).json()
  const byName = await read('brands?sortBy=name')
  expect(byName).toEqual(['North', 'South'].map(name => ({ id: expect.any(Number), erp_id: expect.any(Number), name })))
  for (const { id, erp_id } of byName) expect(erp_id).toBe(id)
  await show.app.platform.db.update(brands).set({ rank: 1 }).where(eq(brands.name, 'South'))
  await show.app.catalogue.reload()
  const context = 'context[]=image_public_url&context[]=banner_desktop_url'
  const pictures = { image_public_url: null, banner_desktop_url: null }
  expect(await read(`brands?sortBy=top&perPage=1&${context}`)).toEqual([{ ...byName[1], ...pictures }])
  for (const wrong of ['sortBy=worst', 'sortBy=top&perPage=0', 'perPage=x', 'context[]=price'])
    expect((await visitor.get(`/api/onlineshop/brands?${wrong}`)).statusCode).toBe(400)
  const named = (name: string) => ({ erp_id: expect.any(Number), name })
  expect(await read('category')).toEqual([
    { ...named('Bars'), sub_categories: [] },
    { ...named('Protein'), sub_categories: [named('Whey')] },
  ])
})

test('what was first offered at most sixty days ago is new, to the moment (SH-023)', async () => {
  const { db } = show.app.platform
  const visitor = show.app.browser()
  const news = async () =>
    (await visitor.get(`${LIST}?new=1`)).json().sizes.map((size: { name: string; product: { is_new: boolean } }) => {
      expect(size.product.is_new).toBe(true)
      return size.name
    })
  expect(await news()).toEqual(['60 g'])
  const firstOfferedAt = new Date(Date.parse(DURING.ordering) - 59 * 24 * 60 * 60 * 1000)
  await db
    .update(flavours)
    .set({ firstOfferedAt })
    .where(eq(flavours.id, show.flavour.get('f3')!))
  await show.app.catalogue.reload()
  expect(await news()).toEqual(['2 kg', '60 g'])
  show.app.setNow(new Date(Date.parse(DURING.ordering) + 24 * 60 * 60 * 1000 - 1).toISOString())
  expect(await news()).toContain('2 kg')
  show.app.setNow(new Date(Date.parse(DURING.ordering) + 24 * 60 * 60 * 1000).toISOString())
  expect(await news()).not.toContain('2 kg')
  show.app.setNow(DURING.ordering)
})

test('the landing shows new sizes, the brand of the month and the product of the week; prices to those who see them (SH-001)', async () => {
  const { app } = show
  const { brands: known, sizes } = app.catalogue.snapshot()
  const [north, whey] = [found(known, 'B1').id, found(sizes, 'S2').id]
  await transaction(app.platform.db, async tx => {
    await setBrandOfMonth(tx, '2031-05', north)
    await setProductOfWeek(tx, '2031-W19', [whey])
  })
  await app.promotions.reload()
  const [buyer, visitor] = [await show.as(ACCOUNTS.buyer), app.browser()]
  const ask = async (browser: Browser) => (await browser.get('/api/onlineshop/landing')).json()
  const goods = await ask(buyer)
  expect(goods).toMatchObject({
    brand_of_month: { id: north, name: 'North', total: 2 },
    products_of_week: [{ id: whey, units_per_case: 1, current_price: 49.99 }],
  })
  const news = (await buyer.get(`${LIST}?new=1`)).json()
  expect([goods.new_total, goods.new_sizes.length]).toEqual([news.total, Math.min(8, news.total)])
  app.database.counted()
  await ask(buyer)
  expect(app.database.counted()).toEqual([])
  const open = await ask(visitor)
  expect(open.products_of_week[0]).toMatchObject({ id: whey, current_price: null, regular_price: null })
})
