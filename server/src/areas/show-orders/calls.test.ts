import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { saveRange, setStock } from '../catalogue/index.ts'
import { smallRange } from '../catalogue/test-range.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from './test-show.ts'

const BASKET = '/api/onlineshop/vts-basket'
const RELEASE = '/api/onlineshop/vts-release'
const at = (id: number | string) => `/api/onlineshop/vts-basket-product-attributes/${id}`

let show: TestShow
let buyer: Browser
let gym: Browser
let f1: number

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
  f1 = show.flavour.get('f1')!
})
afterAll(() => show.app.close())

const add = (positionsJson: string) => buyer.form('/api/onlineshop/vts-basket-add-position', { positionsJson })
const line = (answer: { json(): { positions: object[] } }) => answer.json().positions[0]

test.each([
  ['GET', '/api/onlineshop/has-vts-basket'],
  ['GET', BASKET],
  ['PATCH', BASKET],
  ['POST', BASKET],
  ['PATCH', at(1)],
  ['DELETE', at(1)],
  ['POST', '/api/onlineshop/vts-basket-add-position'],
  ['GET', RELEASE],
  ['POST', RELEASE],
  ['POST', `${RELEASE}/preview`],
] as const)(
  '%s %s asks a visitor to log in (TS-040, TS-446..449, TS-451, TS-482, TS-506, SH-517, SH-617)',
  async (method, url) => expect((await show.app.browser().call({ method, url })).statusCode).toBe(401),
)

describe('before and after ordering', () => {
  test.each(['before', 'closed', 'confirmation', 'release', 'over'] as const)(
    'in the phase %s nothing is added, and the refusal names the window (TS-210, TS-509, SH-620)',
    async phase => {
      show.app.setNow(DURING[phase])
      const answer = await show.add(await show.as(ACCOUNTS.buyer), { f1: 1 })
      expect(answer.statusCode).toBe(409)
      expect(answer.json().detail).toBe(
        'The ordering window is closed. It is open from Monday 5th of May at 12am to Thursday 8th of May at 11.59pm.',
      )
      show.app.setNow(DURING.ordering)
    },
  )
})

describe('while ordering', () => {
  test('2,000 lines are added at once, as many as a quick order reads, and none of more (FF-1394)', async () => {
    const send = (length: number) =>
      add(JSON.stringify(Array.from({ length }, () => ({ product_attribute_id: f1, quantity: 1 }))))
    expect((await send(2001)).json().code).toBe('too_many_added')
    const added = await send(2000)
    expect([added.statusCode, line(added)]).toMatchObject([200, { quantity: 2000 }])
    expect((await buyer.delete(at(f1))).statusCode).toBe(200)
  })

  test('a line that has the Newcomer Week’s name of a flavour, too, adds nothing', async () => {
    const both = [{ product_attribute_id: f1, ncw_product_attribute_id: f1 + 1, quantity: 6 }]
    const refused = await add(JSON.stringify(both))
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([
      400,
      'positionsJson.0.ncw_product_attribute_id',
    ])
  })

  test('the basket has the fields of the specification (TS-211, TS-408, TS-409)', async () => {
    const answer = await add(JSON.stringify([{ product_attribute_id: f1, quantity: 6, price: 0.01 }]))
    expect(Object.keys(answer.json()).sort()).toEqual([
      'is_confirmed',
      'positions',
      'sample_positions',
      'total_positions_price_excl_vat',
      'total_positions_quantity',
      'total_sample_positions_quantity',
    ])
    expect(line(answer)).toMatchObject({
      quantity: 6,
      singlePriceExclVat: 17.5,
      product_attribute: {
        id: f1,
        name: 'Vanilla',
        product_size: { name: '900 g', vts_exhibitor: { name: 'North' }, product: { brand: { name: 'North' } } },
      },
    })
  })

  test('the price that was taken stays when the catalogue’s changes (TS-212, SH-194)', async () => {
    const editionId = show.app.shows.current().edition.id
    const sizes = smallRange.sizes.map(size =>
      size.key === 'whey-900' ? { ...size, showPrices: [{ editionId, price: 1900 }] } : size,
    )
    await transaction(show.app.platform.db, tx => saveRange(tx, { ...smallRange, sizes }))
    await show.app.catalogue.reload()
    expect(line(await buyer.get(BASKET))).toMatchObject({ quantity: 6, singlePriceExclVat: 17.5 })
    expect(line(await show.add(gym, { f1: 1 }))).toMatchObject({ singlePriceExclVat: 19 })
  })

  test.each([
    ['an empty body', {}],
    ['a negative quantity', { quantity: -1 }],
    ['a fraction', { quantity: 1.5 }],
    ['a text', { quantity: 'six' }],
    ['more than 99,999', { quantity: 100_000 }],
  ])('%s is no quantity (TS-300)', async (_, body) => expect((await buyer.patch(at(f1), body)).statusCode).toBe(400))

  test('a basket is its customer’s own: others do not find its lines (TS-043, TS-447, TS-451, TS-508, SH-513, SH-619)', async () => {
    await show.add(buyer, { f3: 2 })
    const f3 = show.flavour.get('f3')!
    expect((await gym.get(BASKET)).json().positions).toHaveLength(1)
    expect((await gym.patch(at(f3), { quantity: 1 })).statusCode).toBe(404)
    expect((await gym.delete(at(f3))).statusCode).toBe(404)
    expect((await buyer.delete(at(f3))).statusCode).toBe(200)
    expect((await buyer.delete(at(f3))).statusCode).toBe(404)
    for (const id of ['x', '0', '99999999999']) expect((await buyer.delete(at(id))).statusCode).toBe(404)
  })

  test('another status than confirmation is no shape of the basket', async () =>
    expect((await buyer.get(`${BASKET}?status=open`)).statusCode).toBe(400))

  test('nothing can be confirmed or released yet (TS-448)', async () => {
    expect((await buyer.patch(BASKET, { confirm: true })).statusCode).toBe(409)
    expect((await show.release(buyer, { f1: 1 })).statusCode).toBe(409)
    expect((await buyer.get(RELEASE)).json().positions).toEqual([])
  })
})

describe('confirming', () => {
  test('asks for the marker, in JSON (TS-448, TS-512, SH-623)', async () => {
    show.app.setNow(DURING.confirmation)
    for (const body of [{}, { confirm: false }, { confirm: 'true' }])
      expect((await buyer.patch(BASKET, body)).statusCode).toBe(422)
    const broken = {
      method: 'PATCH',
      url: BASKET,
      payload: '{',
      headers: { 'content-type': 'application/json' },
    } as const
    expect((await buyer.call(broken)).statusCode).toBe(400)
  })

  test('with a key answers the same again; without it a second time is refused (TS-011, TS-448, TS-449, TS-519, SH-191)', async () => {
    expect((await buyer.get(`${BASKET}?status=confirmation`)).json().positions).toHaveLength(1)
    const key = { 'idempotency-key': 'confirm' }
    const first = await buyer.post(`${BASKET}?status=confirmation`, { confirm: true }, key)
    const again = await buyer.post(`${BASKET}?status=confirmation`, { confirm: true }, key)
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.body).toBe(first.body)
    expect((await buyer.patch(BASKET, { confirm: true })).statusCode).toBe(409)
  })

  test('leaves nothing to confirm (TS-447)', async () => {
    expect((await buyer.get(`${BASKET}?status=confirmation`)).json()).toMatchObject({
      positions: [],
      is_confirmed: true,
    })
    expect((await buyer.get(BASKET)).json().positions).toHaveLength(1)
  })
})

describe('releasing', () => {
  test('shows the positions with all that one must know, and where they can go (TS-482, TS-493, SH-534)', async () => {
    const { positions, shipping_addresses, release_end } = (await buyer.get(RELEASE)).json()
    expect(positions).toMatchObject([
      {
        product_attribute_id: f1,
        brand_name: 'North',
        product_name: 'Whey',
        product_size_name: '900 g',
        product_attribute_name: 'Vanilla',
        ordered_quantity: 6,
        released_quantity: 0,
        remaining_quantity: 6,
        stock_available: 10,
        eta: null,
        single_price_excl_vat: 17.5,
      },
    ])
    expect(shipping_addresses.length).toBeGreaterThan(0)
    expect(release_end).toBe('2031-06-30T21:59:59.000Z')
    expect((await gym.get(RELEASE)).json().positions).toEqual([])
  })

  test.each([
    ['no body', {}],
    ['an empty list', { positions: [] }],
    ['a quantity of 0', { positions: [{ product_attribute_id: 1, quantity: 0 }] }],
    ['a fraction', { positions: [{ product_attribute_id: 1, quantity: 1.5 }] }],
    ['an address that is no number', { shipping_address_id: 'home' }],
  ])('%s does not fit (TS-505, SH-616)', async (_, part) => {
    const [address] = (await buyer.get(RELEASE)).json().shipping_addresses
    const body = { positions: [{ product_attribute_id: f1, quantity: 1 }], shipping_address_id: address.id, ...part }
    expect((await buyer.post(RELEASE, Object.keys(part).length > 0 ? body : {})).statusCode).toBe(400)
  })

  test('goods go to the customer’s own delivery addresses, and nowhere else', async () => {
    const { db } = show.app.platform
    const addresses = await rows<{ id: number; customerId: number; purpose: string }>(
      db,
      sql`select id, customer_id as "customerId", purpose from addresses order by id`,
    )
    const { shipping_addresses } = (await buyer.get(RELEASE)).json()
    const own = addresses.filter(({ id }) => shipping_addresses.some((offered: { id: number }) => offered.id === id))
    const { customerId } = own[0]!
    const invoice = addresses.find(one => one.customerId === customerId && one.purpose === 'invoice')!
    const ofOthers = addresses.find(one => one.customerId !== customerId && one.purpose === 'shipping')!
    const to = (shipping_address_id: number) => ({
      positions: [{ product_attribute_id: f1, quantity: 1 }],
      shipping_address_id,
    })
    for (const { id } of [invoice, ofOthers, { id: 999_999 }])
      for (const call of [RELEASE, `${RELEASE}/preview`]) {
        const answer = await buyer.post(call, to(id))
        expect([answer.statusCode, answer.json().code]).toEqual([422, 'unknown_address'])
      }
    expect((await buyer.post(`${RELEASE}/preview`, to(own[0]!.id))).statusCode).toBe(200)
    expect(await rows(db, sql`select 1 from orders where placed_at > '2031-01-01'`)).toEqual([])
  })

  test('who did not confirm cannot release (TS-319)', async () =>
    expect((await show.release(gym, { f1: 1 })).statusCode).toBe(409))

  test('what is gone meanwhile is named, and nothing of the list is released (TS-366)', async () => {
    const { db } = show.app.platform
    await db.execute(sql`update stock set quantity = 2 where flavour_id = ${f1}`)
    const answer = await show.release(buyer, { f1: 3 })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toContain('North Whey 900 g, Vanilla')
    expect(answer.json().errors[0].path).toBe('positions.0.product_attribute_id')
    expect(await rows(db, sql`select 1 from orders where placed_at > '2031-01-01'`)).toEqual([])
    expect(await rows(db, sql`select quantity from stock where flavour_id = ${f1}`)).toEqual([{ quantity: 2 }])
    expect((await buyer.get(RELEASE)).json().positions[0]).toMatchObject({
      released_quantity: 0,
      remaining_quantity: 6,
    })
  })

  test('what nobody has counted is shown as unknown and cannot be released (FF-210)', async () => {
    const { db } = show.app.platform
    const count = (quantity: number | null) => transaction(db, tx => setStock(tx, [{ flavourId: f1, quantity }]))
    await count(null)
    expect((await buyer.get(RELEASE)).json().positions[0]).toMatchObject({ stock_available: null })
    const answer = await show.release(buyer, { f1: 1 })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'stock_unknown',
      detail: 'Stock not known yet',
      errors: [
        {
          path: 'positions.0.product_attribute_id',
          detail: 'Nobody has counted North Whey 900 g, Vanilla yet',
        },
      ],
    })
    expect(await rows(db, sql`select 1 from orders where placed_at > '2031-01-01'`)).toEqual([])
    await count(2)
  })

  test('an order that came of it is its customer’s alone (TS-043, SH-513)', async () => {
    const { order_id } = (await show.release(buyer, { f1: 2 })).json()
    expect((await buyer.get(`/api/onlineshop/orders/${order_id}`)).statusCode).toBe(200)
    expect((await buyer.get(`/orders/invoicePdf/${order_id}`)).headers['content-type']).toContain('application/pdf')
    expect((await gym.get(`/api/onlineshop/orders/${order_id}`)).statusCode).toBe(404)
    expect((await gym.get(`/orders/invoicePdf/${order_id}`)).statusCode).toBe(404)
  })
})
