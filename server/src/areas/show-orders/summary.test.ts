import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from './test-show.ts'

let show: TestShow
let buyer: Browser

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

const ADDRESS = '/api/virtual-trade-show/order-summary'
const summary = async (browser = buyer) => (await browser.get(ADDRESS)).json()
const NOTHING = {
  lines: 0,
  pieces: 0,
  price_excl_vat: 0,
  lines_to_confirm: 0,
  lines_to_release: 0,
  pieces_to_release: 0,
}

test('the order in figures: ordered, to confirm, to release in parts, released (FF-723)', async () => {
  // Last year's order does not count.
  expect(await summary()).toEqual({ is_confirmed: false, ...NOTHING })
  await show.add(buyer, { f1: 8, f4: 20 })
  const { total_positions_price_excl_vat: net } = (await buyer.get('/api/onlineshop/vts-basket')).json()
  const ordered = { lines: 2, pieces: 28, price_excl_vat: net, lines_to_confirm: 2 }
  expect(await summary()).toEqual({ is_confirmed: false, ...NOTHING, ...ordered })

  show.app.setNow(DURING.confirmation)
  await buyer.patch('/api/onlineshop/vts-basket', { confirm: true })
  expect(await summary()).toMatchObject({ is_confirmed: true, lines_to_confirm: 0, lines_to_release: 2 })
  const { positions } = (await buyer.get('/api/onlineshop/vts-release')).json()
  const free = positions.find((one: { stock_available: number | null }) => (one.stock_available ?? 0) > 0)
  await show.release(buyer, { [free.product_attribute_id]: 1 })
  expect(await summary()).toMatchObject({ lines: 2, lines_to_release: 2, pieces_to_release: 27 })

  show.app.setNow(DURING.over)
  buyer = await show.as(ACCOUNTS.buyer)
  expect(await summary()).toMatchObject({ lines_to_release: 0, pieces_to_release: 0 })
  show.app.setNow(DURING.ordering)
})

test('is each customer’s own; staff have none, a visitor is asked to log in', async () => {
  expect(await summary(await show.as(ACCOUNTS.gym))).toEqual({ is_confirmed: false, ...NOTHING })
  expect(await summary(await show.as(ACCOUNTS.exhibitor))).toEqual({ is_confirmed: false, ...NOTHING })
  expect((await show.app.browser().get(ADDRESS)).statusCode).toBe(401)
})

test('the operator reads what all customers together ordered, confirmed and released; nobody else does (FF-987)', async () => {
  const at = '/api/admin/show-figures'
  const operator = await show.as('operator@fairfloor.test')
  const before = (await operator.get(at)).json()
  const gym = await show.as(ACCOUNTS.gym)
  await show.add(gym, { f1: 4 })
  const net = (await gym.get('/api/onlineshop/vts-basket')).json().total_positions_price_excl_vat
  expect((await operator.get(at)).json()).toEqual({
    ...before,
    customers: before.customers + 1,
    lines: before.lines + 1,
    pieces: before.pieces + 4,
    price_excl_vat: before.price_excl_vat + net,
    brands: [
      {
        ...before.brands[0],
        lines: before.brands[0].lines + 1,
        pieces: before.brands[0].pieces + 4,
        price_excl_vat: before.brands[0].price_excl_vat + net,
      },
      ...before.brands.slice(1),
    ],
  })
  expect(before).toMatchObject({ customers: 1, customers_confirmed: 1, lines: 2, pieces: 28, pieces_released: 1 })
  expect((await gym.get(at)).statusCode).toBe(403)
})
