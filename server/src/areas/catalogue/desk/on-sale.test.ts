import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'
import { saveRange } from '../save/save-range.ts'
import { found, smallRange } from '../test-range.ts'

let show: TestShow
let operator: Browser
let buyer: Browser
let brandId: number
let productId: number
let sizeId: number

beforeAll(async () => {
  show = await testShow()
  operator = await show.as(ACCOUNTS.operator)
  buyer = await show.as(ACCOUNTS.buyer)
  const snapshot = show.app.catalogue.snapshot()
  brandId = found(snapshot.brands, 'B1').id
  productId = found(snapshot.products, 'P1').id
  sizeId = found(snapshot.sizes, 'S1').id
})
afterAll(() => show.app.close())

const get = async (path: string) => (await buyer.get(`/api/${path}`)).json()
const status = async (path: string) => (await buyer.get(`/api/onlineshop/${path}`)).statusCode
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

async function turn(of: 'brands' | 'products', id: number, on_sale: boolean) {
  const url = `/api/admin/${of}/${id}`
  const before: object = (await operator.get(url)).json()
  const saved = await operator.call({ method: 'PUT', url, payload: { ...before, on_sale } })
  expect([saved.statusCode, saved.json().on_sale]).toEqual([200, on_sale])
}

/** What a buyer finds of the brand, in every place. */
const seen = async () => ({
  brands: names(await get('onlineshop/brands')),
  categories: names(await get('onlineshop/category')),
  total: (await get('onlineshop/products')).total,
  ofBrand: (await get(`onlineshop/products?brand=${brandId}`)).total,
  found: (await get('onlineshop/products?term=whey')).total,
  facet: names((await get('onlineshop/products')).facets.brands),
  booth: (await get('onlineshop/vts-exhibitors/1/product-sizes')).length,
  pages: [await status(`products/${productId}`), await status(`product-sizes/${sizeId}`)],
})

const gone = {
  brands: ['South'],
  categories: ['Bars'],
  total: 1,
  ofBrand: 0,
  found: 0,
  facet: ['South'],
  booth: 0,
  pages: [404, 404],
}

const add = (keys: readonly string[]) =>
  buyer.form('/api/onlineshop/basket/positions', {
    positionsJson: JSON.stringify(keys.map(key => ({ product_attribute_id: show.flavour.get(key), quantity: 6 }))),
  })
const line = async () => {
  const { positions } = await get('onlineshop/basket')
  return positions.find(({ id }: { id: number }) => id === show.flavour.get('f1'))
}

test('a product that is taken out of sale is found nowhere and ordered by nobody, until it is put back (FF-997)', async () => {
  const before = await seen()
  expect(before).toMatchObject({ brands: ['North', 'South'], total: 3, ofBrand: 2, pages: [200, 200] })
  expect((await add(['f1'])).statusCode).toBe(200)
  await turn('products', productId, false)
  expect(await seen()).toEqual(gone)
  const refused = await add(['f2'])
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'not_for_sale'])
  const atFair = await show.add(buyer, { f2: 6 })
  expect(atFair.statusCode).toBeGreaterThanOrEqual(400)
  expect(await line()).toMatchObject({ quantity: 6, is_available: false })
  const { details, subject } = (await operator.get('/api/admin/audit?search=change product')).json().entries[0]
  expect([subject, details]).toEqual(['Whey', { on_sale: { before: true, after: false } }])

  // The nightly file says that the flavours are sold.
  const flavours = smallRange.flavours.map(one => ({ ...one, discontinued: false as const }))
  await transaction(show.app.platform.db, tx => saveRange(tx, { ...smallRange, flavours }))
  await show.app.catalogue.reload()
  expect(await seen()).toEqual(gone)
  expect((await operator.get(`/api/admin/products/${productId}`)).json().by_hand).toEqual([])

  await turn('products', productId, true)
  expect(await seen()).toEqual(before)
  expect(await line()).toMatchObject({ quantity: 6, is_available: true })
})

test('so is a whole brand; a flavour that was out of sale before stays so (FF-997)', async () => {
  const before = await seen()
  await turn('brands', brandId, false)
  expect(await seen()).toEqual(gone)
  expect((await get(`onlineshop/products?brand=${brandId}`)).heading).toBeNull()
  expect(await line()).toMatchObject({ is_available: false })
  const product = (await operator.get(`/api/admin/products/${productId}`)).json()
  expect([product.on_sale, product.brand.on_sale]).toEqual([true, false])
  const { brands } = (await operator.get('/api/admin/brands')).json()
  expect(brands.map(({ on_sale: on }: { on_sale: boolean }) => on)).toEqual([false, true])
  await turn('brands', brandId, true)
  expect(await seen()).toEqual(before)
  const entries = (await operator.get('/api/admin/audit?search=change brand')).json().entries
  expect(entries.slice(0, 2).map(({ details }: { details: object }) => details)).toEqual([
    { on_sale: { before: false, after: true } },
    { on_sale: { before: true, after: false } },
  ])
})
