import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { setStock } from '../catalogue/index.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { fill, place } from './test-checkout.ts'

let show: TestShow
let buyer: Browser
beforeEach(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
})
afterEach(() => show.app.close())

const FILLS = '/api/onlineshop/basket/fills'
const goals = async (query = '') => (await buyer.get(`/api/onlineshop/checkout${query}`)).json()

test('the checkout says what is missing of free shipping by the chosen carrier (FF-1860)', async () => {
  await fill(show, buyer, { f1: 6 })
  const { free_shipping, breakdown } = await goals()
  expect(breakdown.shipping).toBeGreaterThan(0)
  expect(free_shipping.missing).toBeCloseTo(free_shipping.from - breakdown.goods.price_exc_vat, 2)
  expect((await goals('?carrier=Maasvracht')).free_shipping).toBeNull()
  await fill(show, buyer, { f1: 30 })
  expect(await goals()).toMatchObject({ free_shipping: { missing: 0 }, breakdown: { shipping: 0 } })
})

test('what was bought before and is in stock would fill a basket, without what is in it (FF-1861)', async () => {
  const named = async () => {
    const { fills } = (await buyer.get(`${FILLS}?missing=20`)).json()
    return fills.map((one: { product_attribute: { id: number } }) => one.product_attribute.id)
  }
  expect(await named()).toEqual([])
  await fill(show, buyer, { f2: 60 })
  expect((await place(buyer)).statusCode).toBe(200)
  await vi.waitFor(async () => expect(await named()).toEqual([]))
  await transaction(show.app.platform.db, tx => setStock(tx, [{ flavourId: show.flavour.get('f2')!, quantity: 500 }]))
  await vi.waitFor(async () => expect(await named()).toEqual([show.flavour.get('f2')]))
  await fill(show, buyer, { f2: 1 })
  expect(await named()).toEqual([])
})

test('a wrong amount is refused by name, and filling is for those who may order', async () => {
  expect((await buyer.get(`${FILLS}?missing=1e9`)).statusCode).toBe(400)
  expect((await buyer.get(FILLS)).statusCode).toBe(400)
  expect((await show.app.browser().get(`${FILLS}?missing=1`)).statusCode).toBe(401)
})
