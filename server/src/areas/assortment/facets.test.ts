import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { save } from '../catalogue/test-range.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

let show: TestShow
let buyer: Browser

/** Sizes enough for several pages: every filter leaves some of them, and none all. */
const sizes = Array.from({ length: 150 }, (_, i) => i)
beforeAll(async () => {
  show = await testShow()
  await save(show.app.platform.db, {
    brands: [0, 1, 2].map(n => ({ key: `b${n}`, erpId: `XB${n}`, name: `Brand ${n}` })),
    products: sizes.map(i => ({
      key: `p${i}`,
      erpId: `XP${i}`,
      brand: `b${i % 3}`,
      category: ['Powder', `Kind ${i % 4}`],
      name: `Product ${i}`,
      isNew: i % 5 === 0,
    })),
    sizes: sizes.map(i => ({
      key: `s${i}`,
      erpId: `XS${i}`,
      product: `p${i}`,
      name: `${1 + (i % 2)} kg`,
      regularPrice: 1000 + i * 10,
      currentPrice: 1000 + i * 10,
      gymAssortment: i % 7 === 0,
      rank: (i * 37) % 50,
    })),
    flavours: sizes.map(i => ({
      key: `f${i}`,
      erpId: `XF${i}`,
      size: `s${i}`,
      name: 'Plain',
      stock: { quantity: i % 2 === 0 && i % 3 === 0 ? 0 : 5 },
    })),
  })
  await show.app.catalogue.reload()
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

const listOf = async (filters: Record<string, string | number>) => {
  const query = new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return (await buyer.get(`/api/onlineshop/products?${query}`)).json()
}

const combinations: Record<string, string | number>[] = [
  {},
  { in_stock: 1, sort: 'name' },
  { new: 1, gym_assortment: 1 },
  { size: '2 kg', price_from: 12, price_to: '19.5', sort: 'price_high_first' },
  { in_stock: 1, size: '1 kg', sort: 'price_low_first' },
  { price_to: 15, new: 1, sort: 'new' },
]

test.each(combinations)('%o: pages share no size and hold all; each count is what its filter leaves', async filters => {
  const first = await listOf(filters)
  const ids: number[] = []
  for (let page = 1; page <= first.pages; page++)
    ids.push(...(await listOf({ ...filters, page })).sizes.map(({ id }: { id: number }) => id))
  expect(ids.length).toBe(first.total)
  expect(new Set(ids).size).toBe(first.total)

  const { facets } = first
  const totalWith = async (more: Record<string, string | number>) => (await listOf({ ...filters, ...more })).total
  for (const { id, count } of facets.brands) expect(await totalWith({ brand: id })).toBe(count)
  for (const { id, count, sub_categories } of facets.categories)
    for (const one of [{ id, count }, ...sub_categories]) expect(await totalWith({ category: one.id })).toBe(one.count)
  for (const { name, count } of facets.size_names) expect(await totalWith({ size: name })).toBe(count)
  for (const name of ['in_stock', 'new', 'sale', 'gym_assortment'])
    expect(await totalWith({ [name]: 1 })).toBe(facets[name])
  const { from, to } = facets.price
  expect(await totalWith({ price_from: from, price_to: to })).toBe(await totalWith({ price_from: 0, price_to: 9999 }))
})
