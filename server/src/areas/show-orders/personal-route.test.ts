import { cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { saveRange } from '../catalogue/index.ts'
import { smallRange } from '../catalogue/test-range.ts'
import { placeOrder } from '../orders/index.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from './test-show.ts'

let show: TestShow
let buyer: Browser

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

const ADDRESS = '/api/virtual-trade-show/personal-route'
const route = async (browser = buyer) => (await browser.get(ADDRESS)).json()

const size = (name: string) => ({
  product_size_id: expect.any(Number),
  product_name: 'Whey',
  product_size_name: name,
  image_url: null,
})
const north = {
  exhibitor_id: expect.any(Number),
  brand_name: 'North',
  logo_image_url: null,
  pano_nr: 1,
  booth_number: 1,
  again_count: 1,
  new_count: 0,
  again: [{ ...size('2 kg'), flavours: ['Vanilla'], quantity: 400 }],
  new: [],
}

/** An order in the shop of 24 pieces of 'Whey 900 g Cocoa'. */
async function buyInTheShop(at: string) {
  const { db } = show.app.platform
  const [user] = await rows<{ id: number; customerId: number }>(
    db,
    sql`select id, customer_id as "customerId" from users where email = ${ACCOUNTS.buyer}`,
  )
  await transaction(db, tx =>
    placeOrder(tx, {
      kind: 'shop',
      customerId: user!.customerId,
      placedBy: user!.id,
      agentId: null,
      lines: [
        {
          flavourId: show.flavour.get('f2')!,
          sku: 'N-2',
          ean: null,
          brandName: 'North',
          productName: 'Whey',
          sizeName: '900 g',
          flavourName: 'Cocoa',
          quantity: 24,
          unitNet: cents(1999),
          vatClass: 'standard',
          depositClass: null,
          readyMillilitres: null,
          hasLabel: false,
        },
      ],
      shippingAddressId: null,
      externalReference: null,
      now: new Date(at),
    }),
  )
}

test('what was kept of last year’s order and is not ordered yet, with its booth; not what was deleted (FF-726)', async () => {
  expect(await route()).toEqual([north])
})

test('a show that was held years ago is not the previous one', async () => {
  const { db } = show.app.platform
  const move = (years: number) =>
    db.execute(
      sql`update editions set order_start = order_start + make_interval(years => ${years}) where name = 'Show 2030'`,
    )
  await move(-1)
  expect(await route()).toEqual([])
  await move(1)
  expect(await route()).toEqual([north])
})

test('what the shop sold in the past year, not what is older (FF-726)', async () => {
  await buyInTheShop('2030-05-01T12:00:00Z')
  expect(await route()).toEqual([north])
  await buyInTheShop('2031-02-01T12:00:00Z')
  expect(await route()).toEqual([
    { ...north, again_count: 2, again: [...north.again, { ...size('900 g'), flavours: ['Cocoa'], quantity: 24 }] },
  ])
})

test('what is ordered at this show leaves the route, and comes back when it is removed', async () => {
  await show.add(buyer, { f2: 6, f3: 1 })
  expect(await route()).toEqual([])
  for (const flavour of ['f2', 'f3'])
    await buyer.delete(`/api/onlineshop/vts-basket-product-attributes/${show.flavour.get(flavour)}`)
  expect(await route()).toMatchObject([{ again_count: 2 }])
})

test('what is new at a brand that the customer buys (FF-726)', async () => {
  await show.add(buyer, { f2: 6, f3: 1 })
  const { db } = show.app.platform
  const bars = { ...smallRange.products[0]!, key: 'shake', erpId: 'P3', name: 'Shake', isNew: true }
  await transaction(db, tx =>
    saveRange(tx, {
      ...smallRange,
      products: [...smallRange.products, bars],
      sizes: [
        ...smallRange.sizes,
        { ...smallRange.sizes[1]!, key: 'shake-1', erpId: 'S4', product: 'shake', name: '1 kg' },
      ],
      flavours: [...smallRange.flavours, { key: 'f6', erpId: 'F6', size: 'shake-1', sku: 'N-6', name: 'Mocha' }],
    }),
  )
  await show.app.catalogue.reload()
  expect(await route()).toEqual([
    { ...north, again_count: 0, again: [], new_count: 1, new: [{ ...size('1 kg'), product_name: 'Shake' }] },
  ])
})

test('is each customer’s own, and empty for staff; a visitor is asked to log in (FF-726)', async () => {
  expect(await route(await show.as(ACCOUNTS.gym))).toEqual([])
  for (const email of [ACCOUNTS.exhibitor, ACCOUNTS.operator]) expect(await route(await show.as(email))).toEqual([])
  expect((await show.app.browser().get(ADDRESS)).statusCode).toBe(401)
})

test('ends with the ordering window (FF-726)', async () => {
  show.app.setNow(DURING.closed)
  expect(await route()).toEqual([])
})
