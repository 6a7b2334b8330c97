import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from './test-show.ts'

const BASKET = '/api/onlineshop/vts-basket'
const NOTES = '/api/onlineshop/vts-basket-notes'
const PRICE = '/api/onlineshop/vts-basket-price'

let show: TestShow
let buyer: Browser
let gym: Browser
let brand: { north: number; south: number }

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
  await show.add(gym, { f1: 2 })
  const { positions } = (await show.add(buyer, { f1: 8 })).json()
  const [{ id: south }] = await rows<{ id: number }>(
    show.app.platform.db,
    sql`select id from brands where id <> ${positions[0].product_attribute.product_size.product.brand.id} limit 1`,
  ).then(found => found as [{ id: number }])
  brand = { north: positions[0].product_attribute.product_size.product.brand.id, south }
  show.app.setNow(DURING.confirmation)
})
afterAll(() => show.app.close())

const confirm = (browser: Browser, part: object, headers = {}) =>
  browser.patch(BASKET, { confirm: true, ...part }, headers)
const mails = (kind: string) =>
  rows<{ recipient: string; text: string }>(
    show.app.platform.db,
    sql`select recipient, text from mails where kind = ${kind} order by id`,
  )

describe('the price of the order before it is confirmed', () => {
  test('has goods and VAT, and no shipping (FF-702)', async () => {
    const price = (await buyer.get(PRICE)).json()
    expect(price.total_price_exclusive_tax).toBe(140)
    expect(price).not.toHaveProperty('shipping_cost')
    const vat = price.vat.reduce((sum: number, part: { vat_price: number }) => sum + part.vat_price, 0)
    expect(vat).toBeGreaterThan(0)
    expect(price.total_price_inclusive_tax).toBeCloseTo(
      140 + price.label_price + price.total_deposit_price_exclusive_tax + price.total_lemonade_fee_price_exc + vat,
      2,
    )
  })

  test('an empty order has none', async () => {
    const agent = await show.as(ACCOUNTS.branch)
    expect((await agent.get(PRICE)).statusCode).toBe(409)
  })
})

describe('what is said with the confirmation', () => {
  test('a wish for a brand that was not ordered is refused, and nothing is confirmed (FF-704)', async () => {
    const refused = await confirm(buyer, { wishes: [{ brand_id: brand.south, month: '2031-06' }] })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      detail: 'This brand is not in your order.',
      errors: [{ path: 'wishes.0.brand_id' }],
    })
    expect((await buyer.get(BASKET)).json().is_confirmed).toBe(false)
  })

  test.each(['2031-04', '2031-07'])('a wish for %s is outside the show’s months (FF-704)', async month => {
    const refused = await confirm(buyer, { wishes: [{ brand_id: brand.north, month }] })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject([{ path: 'wishes.0.month' }])
  })

  test.each([{ reference: 'x'.repeat(61) }, { note: 'x'.repeat(1001) }, { wishes: [{ brand_id: 1, month: 'June' }] }])(
    'what does not fit is 400',
    async part => expect((await confirm(buyer, part)).statusCode).toBe(400),
  )

  test('is kept with the order, once however often it is sent with one key (FF-703)', async () => {
    const said = {
      reference: ' PO-4711 ',
      note: 'Please by pallet.',
      wishes: [{ brand_id: brand.north, month: '2031-06' }],
    }
    const key = { 'idempotency-key': 'a'.repeat(32) }
    const answers = await Promise.all([confirm(buyer, said, key), confirm(buyer, said, key)])
    expect(answers.map(answer => answer.statusCode)).toEqual([200, 200])
    expect((await buyer.get(NOTES)).json()).toEqual({
      confirmed_at: expect.stringMatching(/^2031-05-12T12/),
      reference: 'PO-4711',
      note: 'Please by pallet.',
      wishes: [{ brand_id: brand.north, brand_name: 'North', month: '2031-06' }],
    })
  })

  test('is in the customer’s mail, and the operator gets note and wishes (FF-703, FF-704)', async () => {
    await show.app.platform.outbox.drain()
    const [toBuyer] = await mails('show-confirmed')
    for (const text of ['PO-4711', 'Please by pallet.', 'June 2031']) expect(toBuyer?.text).toContain(text)
    const toOperator = await mails('confirmation-note')
    expect(toOperator).toHaveLength(1)
    expect(toOperator[0]?.recipient).not.toBe(ACCOUNTS.buyer)
    for (const text of ['Please by pallet.', 'North', 'June 2031']) expect(toOperator[0]?.text).toContain(text)
  })

  test('may be nothing at all: the operator gets no mail', async () => {
    expect((await confirm(gym, {})).statusCode).toBe(200)
    await show.app.platform.outbox.drain()
    expect(await mails('confirmation-note')).toHaveLength(1)
    expect((await gym.get(NOTES)).json()).toMatchObject({ reference: null, note: null, wishes: [] })
  })

  test('is the customer’s own', async () => expect((await gym.get(NOTES)).json().reference).toBeNull())

  test('the own order number is the reference of what is released (FF-703)', async () => {
    const { order_id } = (await show.release(buyer, { f1: 1 })).json()
    expect((await buyer.get(`/api/onlineshop/orders/${order_id}`)).json().external_reference).toBe('PO-4711')
    const released = (await show.release(gym, { f1: 1 })).json()
    expect((await gym.get(`/api/onlineshop/orders/${released.order_id}`)).json().external_reference).toBe('Show 2031')
  })
})
