import { gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { saveRange, setStock } from '../catalogue/index.ts'
import { flavours } from '../catalogue/tables.ts'
import { smallRange } from '../catalogue/test-range.ts'
import { customers } from '../companies/tables.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../show-orders/test-show.ts'

let show: TestShow
let buyer: Browser
let gym: Browser
let list: string

beforeAll(async () => {
  show = await testShow()
  // Lists then differ only by price group, not by the country's deposits.
  await show.app.platform.db.update(customers).set({ country: 'NL' })
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
  const [exhibitor] = (await buyer.get('/api/virtual-trade-show/exhibitors')).json()
  list = `/api/onlineshop/vts-exhibitors/${exhibitor.id}/product-sizes`
})
afterAll(() => show.app.close())

type Listed = { erp_id: string; regular_price: number; product_attributes: { id: number; stock_available: number }[] }

const sizesFor = async (browser: Browser): Promise<Listed[]> => (await browser.get(list)).json()
const shownTo = async (browser: Browser, flavour: string) =>
  (await sizesFor(browser)).flatMap(size => size.product_attributes).find(({ id }) => id === show.flavour.get(flavour))

test('a list asked for again takes no statement (FF-111)', async () => {
  await show.app.platform.outbox.drain()
  await buyer.get(list)
  show.app.database.counted()
  expect((await sizesFor(buyer)).length).toBeGreaterThan(0)
  await buyer.get(`${list}?sort=name`)
  expect(show.app.database.counted()).toEqual([])
})

test('it shows what is in stock as soon as that moves', async () => {
  await transaction(show.app.platform.db, tx => setStock(tx, [{ flavourId: show.flavour.get('f1')!, quantity: 77 }]))
  await expect.poll(() => shownTo(buyer, 'f1')).toMatchObject({ stock_available: 77 })
})

test('each price group sees its own prices', async () => {
  const { db } = show.app.platform
  const [group] = await rows<{ id: number }>(
    db,
    sql`select c.price_group_id as id from users u join customers c on c.id = u.customer_id where u.email = ${ACCOUNTS.gym}`,
  )
  const groupPrices = [{ priceGroupId: group!.id, regular: 1234, current: 1111 }]
  const sizes = smallRange.sizes.map(size => (size.erpId === 'S1' ? { ...size, groupPrices } : size))
  await transaction(db, tx => saveRange(tx, { ...smallRange, sizes }))
  await show.app.catalogue.reload()
  const regularFor = async (browser: Browser) => (await sizesFor(browser)).find(size => size.erp_id === 'S1')
  expect(await regularFor(buyer)).toMatchObject({ regular_price: 24.99 })
  expect(await regularFor(gym)).toMatchObject({ regular_price: 12.34 })
})

test('a flavour leaves it at the moment when it is discontinued', async () => {
  const { db } = show.app.platform
  const at = new Date(Date.parse(DURING.ordering) + 10_000)
  await db
    .update(flavours)
    .set({ discontinuedAt: at })
    .where(eq(flavours.id, show.flavour.get('f2')!))
  await show.app.catalogue.reload()
  expect(await shownTo(buyer, 'f2')).toBeDefined()
  show.app.setNow(at.toISOString())
  expect(await shownTo(buyer, 'f2')).toBeUndefined()
  show.app.setNow(DURING.ordering)
})

test('it comes compressed to whoever can read that, with the same content', async () => {
  const plain = await buyer.get(list)
  const packed = await buyer.call({ method: 'GET', url: list, headers: { 'accept-encoding': 'br, gzip' } })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
})

test('the booth counts what it lists: not what has no price, nor what can no longer be ordered (FF-146)', async () => {
  const { db } = show.app.platform
  const counted = async () => {
    const { product_sizes_count, new_products_count } = (
      await buyer.get('/api/onlineshop/vts-booth-exhibitor/1')
    ).json()
    return [product_sizes_count, new_products_count]
  }
  const before = (await sizesFor(buyer)).length
  expect(await counted()).toEqual([before, 0])
  const product = { key: 'new', erpId: 'P9', brand: 'north', category: ['Bars'], name: 'New bar', isNew: true }
  const size = (n: number, price?: number) => ({
    key: `s${n}`,
    erpId: `S9${n}`,
    product: 'new',
    name: `${n} g`,
    regularPrice: price,
    currentPrice: price,
  })
  await transaction(db, tx =>
    saveRange(tx, {
      brands: [smallRange.brands[0]!],
      products: [product],
      sizes: [size(1, 500), size(2), size(3, 500)],
      flavours: [1, 2, 3].map(n => ({
        key: `g${n}`,
        erpId: `G9${n}`,
        size: `s${n}`,
        name: 'Plain',
        discontinuedAt: n === 3 ? new Date(DURING.before) : null,
      })),
    }),
  )
  await show.app.catalogue.reload()
  expect((await sizesFor(buyer)).length).toBe(before + 1)
  expect(await counted()).toEqual([before + 1, 1])
})
