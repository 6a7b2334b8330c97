import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

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
