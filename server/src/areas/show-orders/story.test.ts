import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from './test-show.ts'

let show: TestShow
let buyer: Browser
const basket = async () => (await buyer.get('/api/onlineshop/vts-basket')).json()
const status = async () => (await buyer.get('/api/onlineshop/has-vts-basket')).json()
const quantities = async () =>
  Object.fromEntries(
    (await basket()).positions.map((position: { quantity: number; product_attribute: { id: number } }) => [
      [...show.flavour].find(([, id]) => id === position.product_attribute.id)?.[0],
      position.quantity,
    ]),
  )
const at = (key: string) => `/api/onlineshop/vts-basket-product-attributes/${show.flavour.get(key)}`
const detail = (answer: { json(): { detail: string } }) => answer.json().detail

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

describe('a show order from the first click to the end', () => {
  test('nothing was ordered yet', async () => {
    expect(await basket()).toEqual({
      positions: [],
      sample_positions: [],
      is_confirmed: false,
      total_positions_quantity: 0,
      total_positions_price_excl_vat: 0,
      total_sample_positions_quantity: 0,
    })
  })

  test('flavours are added at the show price, and a sent price is ignored (TS-211, SH-193)', async () => {
    const answer = await buyer.form('/api/onlineshop/vts-basket-add-position', {
      positionsJson: JSON.stringify([
        { product_attribute_id: show.flavour.get('f1'), quantity: 6, price: 0.01 },
        { product_attribute_id: show.flavour.get('f4'), quantity: 24 },
      ]),
    })
    expect(answer.statusCode).toBe(200)
    const { positions, total_positions_quantity, total_positions_price_excl_vat } = answer.json()
    expect(positions[0]).toMatchObject({
      quantity: 6,
      singlePriceExclVat: 17.5,
      product_attribute: {
        name: 'Vanilla',
        product_size: { name: '900 g', vts_exhibitor: { name: 'North' }, product: { brand: { name: 'North' } } },
      },
    })
    expect(total_positions_quantity).toBe(30)
    expect(total_positions_price_excl_vat).toBe(6 * 17.5 + 24 * 1.99)
  })

  test('adding the same again adds up', async () => {
    expect((await show.add(buyer, { f1: 4, f2: 3, f3: 2 })).statusCode).toBe(200)
    expect(await quantities()).toEqual({ f1: 10, f2: 3, f3: 2, f4: 24 })
  })

  test('a list with an unknown flavour changes nothing and names the line (TS-504, TS-512, SH-615, SH-623)', async () => {
    const answer = await buyer.form('/api/onlineshop/vts-basket-add-position', {
      positionsJson: JSON.stringify([
        { product_attribute_id: show.flavour.get('f1'), quantity: 1 },
        { product_attribute_id: 99_999, quantity: 1 },
      ]),
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([
      { path: 'positionsJson.1.product_attribute_id', detail: 'This product does not exist.' },
    ])
    expect((await quantities()).f1).toBe(10)
  })

  test.each([
    ['[{"product_attribute_id":1,"quantity":0}]'],
    ['[{"product_attribute_id":1,"quantity":1.5}]'],
    ['{'],
    ['[]'],
    [''],
  ])('positionsJson %s is malformed (TS-497, TS-505, SH-526, SH-616)', async positionsJson => {
    const answer = await buyer.form('/api/onlineshop/vts-basket-add-position', { positionsJson })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  test('more than 99,999 pieces of a flavour are refused', async () => {
    const answer = await show.add(buyer, { f1: 99_999 })
    expect(answer.statusCode).toBe(422)
    expect((await quantities()).f1).toBe(10)
  })

  test('a quantity is changed, 0 and removing take the line away', async () => {
    expect((await buyer.patch(at('f1'), { quantity: 8 })).json().total_positions_quantity).toBe(37)
    expect((await buyer.patch(at('f2'), { quantity: 0 })).statusCode).toBe(200)
    expect((await buyer.delete(at('f3'))).statusCode).toBe(200)
    expect(await quantities()).toEqual({ f1: 8, f4: 24 })
    expect((await buyer.patch(at('f3'), { quantity: 1 })).statusCode).toBe(404)
    expect((await buyer.patch(at('f1'), { quantity: -1 })).statusCode).toBe(400)
  })

  test('the totals count what was ordered, and the basket of the shop is another one', async () => {
    expect(await basket()).toMatchObject({ total_positions_quantity: 32, total_positions_price_excl_vat: 187.76 })
    const { basket_info } = (await buyer.get('/api/current_user')).json()
    expect(basket_info).toEqual({ basket_total_lines: 0, basket_total_quantity: 0, basket_total_price: 0 })
  })

  test('when ordering is over nothing can be added or changed (TS-313, TS-335, TS-446, TS-451)', async () => {
    show.app.setNow(DURING.closed)
    const answer = await show.add(buyer, { f1: 1 })
    expect(answer.statusCode).toBe(409)
    expect(detail(answer)).toBe(
      'The ordering window is closed. It is open from Monday 5th of May at 12am to Thursday 8th of May at 11.59pm.',
    )
    expect((await buyer.patch(at('f1'), { quantity: 1 })).statusCode).toBe(409)
    expect((await buyer.delete(at('f1'))).statusCode).toBe(409)
    expect((await buyer.patch('/api/onlineshop/vts-basket', { confirm: true })).statusCode).toBe(409)
    expect((await status()).show_baskets).toBe(false)
  })

  test('while confirming a quantity goes down, to 0 too, and never up (TS-038, TS-314, TS-315, TS-335, TS-407, TS-509, SH-512, SH-620)', async () => {
    show.app.setNow(DURING.confirmation)
    expect(await status()).toMatchObject({ show_baskets: true, has_first_basket: true, has_confirmed_basket: false })
    expect((await buyer.patch(at('f1'), { quantity: 6 })).statusCode).toBe(200)
    expect((await buyer.patch(at('f1'), { quantity: 8 })).statusCode).toBe(200)
    const above = await buyer.patch(at('f1'), { quantity: 9 })
    expect(above.statusCode).toBe(409)
    expect(detail(above)).toBe('You ordered 8: while confirming a quantity can only go down.')
    await buyer.delete(at('f4'))
    expect(await quantities()).toEqual({ f1: 8, f4: 0 })
    expect((await buyer.patch(at('f4'), { quantity: 20 })).statusCode).toBe(200)
    expect((await show.release(buyer, { f1: 1 })).statusCode).toBe(409)
  })

  test('confirming asks for the marker and happens once (TS-011)', async () => {
    expect((await buyer.patch('/api/onlineshop/vts-basket', {})).statusCode).toBe(422)
    const confirmed = await buyer.patch('/api/onlineshop/vts-basket?status=confirmation', { confirm: true })
    expect(confirmed.statusCode).toBe(200)
    expect(confirmed.json().is_confirmed).toBe(true)
    const again = await buyer.post('/api/onlineshop/vts-basket', { confirm: true })
    expect(again.statusCode).toBe(409)
    expect((await buyer.patch(at('f1'), { quantity: 1 })).statusCode).toBe(409)
    expect(await status()).toMatchObject({ has_remaining_or_release_basket: true, has_confirmed_basket: true })
  })

  test('the confirmation is mailed with its positions (TS-355)', async () => {
    await show.app.platform.outbox.drain()
    const [mail] = await rows<{ subject: string; text: string }>(
      show.app.platform.db,
      sql`select subject, text from mails where kind = 'show-confirmed' and recipient = ${ACCOUNTS.buyer}`,
    )
    expect(mail?.subject).toBe('Show 2031: your order is confirmed')
    expect(mail?.text).toContain('North Whey 900 g, Vanilla')
  })

  test('a part is released: an order with an invoice, the stock goes down (TS-012, TS-367)', async () => {
    const answer = await show.release(buyer, { f1: 5 })
    expect(answer.statusCode).toBe(200)
    const order = (await buyer.get(`/api/onlineshop/orders/${answer.json().order_id}`)).json()
    expect(order).toMatchObject({
      order_positions: [{ product_attribute_name: 'Vanilla', quantity: 5, single_price_exclusive_tax: 17.5 }],
    })
    expect(order.invoice_number).toMatch(/2031/)
    const { user } = (await buyer.get('/api/current_user')).json()
    expect(user.erp_unpaid_sums).toBe(order.total_price_inclusive_tax)
    const { positions, order_ids } = (await buyer.get('/api/onlineshop/vts-release')).json()
    expect(order_ids).toEqual([answer.json().order_id])
    expect(positions[0]).toMatchObject({
      ordered_quantity: 8,
      released_quantity: 5,
      remaining_quantity: 3,
      stock_available: 5,
    })
  })

  test('no more than remains, and no more than there is (TS-359, TS-360, TS-365)', async () => {
    const above = await show.release(buyer, { f1: 4 })
    expect(above.statusCode).toBe(409)
    expect(detail(above)).toBe('Only 3 of North Whey 900 g, Vanilla remain to be released.')
    const gone = await show.release(buyer, { f1: 3, f4: 1 })
    expect(gone.statusCode).toBe(409)
    expect(detail(gone)).toBe('South Bar 60 g, Peanut is out of stock.')
    const { positions } = (await buyer.get('/api/onlineshop/vts-release')).json()
    expect(positions.map((position: { released_quantity: number }) => position.released_quantity)).toEqual([5, 0])
    expect((await show.release(buyer, { f2: 1 })).statusCode).toBe(422)
  })

  test('the preview says what a release would cost and changes nothing (TS-361)', async () => {
    const { shipping_addresses } = (await buyer.get('/api/onlineshop/vts-release')).json()
    const preview = await buyer.post('/api/onlineshop/vts-release/preview', {
      positions: [{ product_attribute_id: show.flavour.get('f1'), quantity: 2 }],
      shipping_address_id: shipping_addresses[0].id,
    })
    expect(preview.json()).toMatchObject({ total_price_exclusive_tax: 35, shipping_cost: 6.95 })
    expect((await rows(show.app.platform.db, sql`select 1 from orders where placed_at > '2031-01-01'`)).length).toBe(1)
  })

  test('in the release phase the rest can be released, after its end it is deleted once and mailed (TS-012, TS-363)', async () => {
    show.app.setNow(DURING.release)
    buyer = await show.as(ACCOUNTS.buyer)
    expect((await show.release(buyer, { f1: 3 })).statusCode).toBe(200)
    show.app.setNow(DURING.over)
    buyer = await show.as(ACCOUNTS.buyer)
    expect((await show.release(buyer, { f4: 1 })).statusCode).toBe(409)
    await show.app.platform.jobs.start()
    for (let round = 0; round < 2; round++) await show.app.platform.due.ask()
    const mails = () =>
      rows<{ text: string }>(
        show.app.platform.db,
        sql`select text from mails where kind = 'show-expired' and recipient = ${ACCOUNTS.buyer}`,
      )
    await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBe(1)
    await show.app.platform.due.ask()
    expect((await mails())[0]?.text).toContain('South Bar 60 g, Peanut')
    expect(await mails()).toHaveLength(1)
    const [kept] = await rows(
      show.app.platform.db,
      sql`select quantity, deleted_quantity from show_positions
        where deleted_quantity > 0 and added_at > '2031-01-01'`,
    )
    expect(kept).toEqual({ quantity: 20, deleted_quantity: 20 })
    expect((await status()).has_remaining_or_release_basket).toBe(false)
  })

  test('what is deleted is in the basket no more, and nothing is left for its badge (TS-373)', async () => {
    const basket = (await buyer.get('/api/onlineshop/vts-basket')).json()
    const pieces = basket.positions.map((one: { quantity: number }) => one.quantity)
    expect(pieces).not.toContain(20)
    expect(basket.total_positions_quantity).toBe(
      pieces.reduce((total: number, quantity: number) => total + quantity, 0),
    )
    const { basket_info } = (await buyer.get('/api/current_user')).json()
    expect(basket_info).toEqual({ basket_total_lines: 0, basket_total_quantity: 0, basket_total_price: 0 })
  })
})
