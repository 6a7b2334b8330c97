import { type Right, rights } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS, DURING } from '../show-orders/test-show.ts'
import { type SampleShow, samplesJson, testSamples } from './test-samples.ts'

const ADD = '/api/onlineshop/vts-basket-add-sample-position'
const REMOVE = '/api/onlineshop/vts-basket-sample-positions'
const BASKET = '/api/onlineshop/vts-basket'

let show: SampleShow
let buyer: Browser
let gym: Browser

const take = (browser: Browser, lines: Record<string, number>, headers = {}) =>
  browser.form(ADD, { positionsJson: samplesJson(show.sample, lines) }, headers)
const samples = async (exhibitorId: number) =>
  (await buyer.get(`/api/onlineshop/vts-exhibitors/${exhibitorId}/samples`)).json()
const left = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    [...(await samples(show.north)), ...(await samples(show.south))].flatMap(product =>
      product.sample_product_attributes.map((one: { name: string; stock_available: number }) => [
        one.name,
        one.stock_available,
      ]),
    ),
  )
const limits = async (browser: Browser, exhibitorId = show.north) =>
  (await browser.get(`/api/onlineshop/vts-exhibitors/${exhibitorId}/user-sample-limits`)).json()
const inBasket = async (browser: Browser) => (await browser.get(BASKET)).json().sample_positions
const position = async (name: string) =>
  (await inBasket(buyer)).find(
    (one: { vts_sample_product_attribute: { name: string } }) => one.vts_sample_product_attribute.name === name,
  ).id
const detail = (answer: { json(): { detail: string } }) => answer.json().detail

beforeAll(async () => {
  show = await testSamples()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
})
afterAll(() => show.app.close())

describe('samples at a booth', () => {
  test('are in stock or not, without a number, for those who may not see prices', async () => {
    const { db } = show.app.platform
    const allow = (to: readonly Right[]) =>
      db.execute(sql`update users set rights = ${JSON.stringify(to)}::jsonb where email = ${ACCOUNTS.gym}`)
    await allow(['order'])
    const reader = await show.as(ACCOUNTS.gym)
    const [sachet, tub] = (await reader.get(`/api/onlineshop/vts-exhibitors/${show.north}/samples`)).json()
    expect(sachet.sample_product_attributes).toMatchObject([
      { name: 'Vanilla', stock_available: null, availability: 'in_stock' },
      { name: 'Cocoa', stock_available: null, availability: 'in_stock' },
    ])
    expect(tub.sample_product_attributes).toMatchObject([{ stock_available: null, availability: 'out' }])
    await allow(rights)
  })

  test('are listed with their flavours and what is left of each (TS-416, TS-456)', async () => {
    const [sachet, tub] = await samples(show.north)
    expect(sachet).toEqual({
      id: expect.any(Number),
      name: 'Whey, sachet 30 g',
      sample_product_attributes: [
        {
          id: show.sample.get('Vanilla'),
          name: 'Vanilla',
          image_url: null,
          stock_available: 10,
          availability: 'in_stock',
        },
        { id: show.sample.get('Cocoa'), name: 'Cocoa', image_url: null, stock_available: 3, availability: 'in_stock' },
      ],
    })
    expect(tub.sample_product_attributes).toMatchObject([{ name: 'Banana', stock_available: 0 }])
  })

  test('have limits of the exhibitor and of the edition (TS-223, TS-417, TS-457)', async () =>
    expect(await limits(buyer)).toEqual({
      exhibitor_samples_quantity: 0,
      exhibitor_samples_limit: 5,
      total_samples_quantity: 0,
      total_samples_limit: 7,
    }))

  test('show at the exhibitors who have some', async () => {
    const exhibitors = (await buyer.get('/api/virtual-trade-show/exhibitors')).json()
    expect(exhibitors.map((one: { has_samples: boolean }) => one.has_samples)).toEqual([true, true])
  })

  test.each(['samples', 'user-sample-limits'])(
    '%s of an unknown exhibitor are 404, for a visitor 401 (TS-456, TS-457)',
    async what => {
      for (const id of ['999', '0', 'x', '99999999999'])
        expect((await buyer.get(`/api/onlineshop/vts-exhibitors/${id}/${what}`)).statusCode).toBe(404)
      expect((await show.app.browser().get(`/api/onlineshop/vts-exhibitors/1/${what}`)).statusCode).toBe(401)
    },
  )
})

describe('taking samples', () => {
  test('reserves them for everyone and puts them into the basket (TS-225, TS-410)', async () => {
    const answer = await take(buyer, { Vanilla: 2, Cocoa: 1 })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().total_sample_positions_quantity).toBe(3)
    expect(answer.json().sample_positions).toEqual([
      {
        id: expect.any(Number),
        quantity: 2,
        vts_sample_product_attribute: {
          name: 'Vanilla',
          image_url: null,
          vts_sample_product_size: {
            name: 'Whey, sachet 30 g',
            vts_exhibitor: { id: show.app.shows.current().exhibitors[0]!.id, name: 'North' },
          },
        },
      },
      expect.objectContaining({ quantity: 1 }),
    ])
    expect(await left()).toEqual({ Vanilla: 8, Cocoa: 2, Banana: 0, Peanut: 10 })
    expect(await limits(buyer)).toMatchObject({ exhibitor_samples_quantity: 3, total_samples_quantity: 3 })
    expect(await limits(gym)).toMatchObject({ exhibitor_samples_quantity: 0 })
    expect(await inBasket(gym)).toEqual([])
  })

  test('the same again adds up in one row', async () => {
    expect((await take(buyer, { Vanilla: 1 })).json().sample_positions).toMatchObject([
      { quantity: 3 },
      { quantity: 1 },
    ])
  })

  test('one key, sent twice, takes once (FF-601)', async () => {
    const key = { 'idempotency-key': 'south' }
    const answers = [await take(buyer, { Peanut: 1 }, key), await take(buyer, { Peanut: 1 }, key)]
    expect(answers.map(answer => answer.statusCode)).toEqual([200, 200])
    expect(answers[1]!.body).toBe(answers[0]!.body)
    expect((await left()).Peanut).toBe(9)
    expect((await take(buyer, { Peanut: 2 }, key)).statusCode).toBe(422)
  })

  test('more than is left is refused, the whole list of it (TS-224, TS-227)', async () => {
    const answer = await take(gym, { Vanilla: 1, Cocoa: 3 })
    expect(answer.statusCode).toBe(409)
    expect(detail(answer)).toBe('Only 2 left of Cocoa.')
    expect(answer.json().errors).toEqual([{ path: 'positionsJson.1.quantity', detail: '2 left' }])
    expect(detail(await take(gym, { Banana: 1 }))).toBe('Only 0 left of Banana.')
    expect(await left()).toMatchObject({ Vanilla: 7, Cocoa: 2 })
    expect(await inBasket(gym)).toEqual([])
  })

  test('more than the exhibitor’s limit is refused, with what was taken before (TS-228)', async () => {
    const answer = await take(buyer, { Vanilla: 2 })
    expect(answer.statusCode).toBe(409)
    expect(detail(answer)).toBe('You can take at most 5 samples from one exhibitor.')
  })

  test('more than the limit in all is refused (TS-229)', async () => {
    const answer = await take(buyer, { Peanut: 3 })
    expect(answer.statusCode).toBe(409)
    expect(detail(answer)).toBe('You can take at most 7 samples in all.')
    expect((await left()).Peanut).toBe(9)
  })

  test.each([['{'], ['[]'], ['{}'], [''], ['[{"sample_product_attribute_id":1,"quantity":0}]']])(
    'positionsJson %s does not fit',
    async positionsJson => expect((await buyer.form(ADD, { positionsJson })).statusCode).toBe(400),
  )

  test('an unknown sample is named by its line, and nothing of the list is taken (TS-224)', async () => {
    const answer = await take(gym, { Vanilla: 1, 99999: 1 })
    expect(answer.statusCode).toBe(422)
    const paths = answer.json().errors.map((error: { path: string }) => error.path)
    expect(paths).toHaveLength(1)
    expect(paths[0]).toMatch(/^positionsJson\.\d\.sample_product_attribute_id$/)
    expect(await inBasket(gym)).toEqual([])
  })

  test('of the edition before is none, whatever is left of it', async () => {
    const [old] = await rows<{ id: number }>(
      show.app.platform.db,
      sql`select id from sample_flavours where name = 'Vanilla of 2030' and stock > 0`,
    )
    const answer = await take(gym, { [old!.id]: 1 })
    expect(answer.json()).toMatchObject({ status: 422, code: 'unknown_sample' })
  })

  test('is for customers: staff 403, a visitor 401', async () => {
    expect((await take(await show.as(ACCOUNTS.exhibitor), { Vanilla: 1 })).statusCode).toBe(403)
    expect((await take(show.app.browser(), { Vanilla: 1 })).statusCode).toBe(401)
  })

  test('tells who counts activities, by exhibitor (FF-604)', async () => {
    const events = await rows<{ payload: { things: number[] } }>(
      show.app.platform.db,
      sql`select payload from outbox_events where payload->>'activity' = 'samples_taken' order by id`,
    )
    expect(events.map(({ payload }) => payload.things)).toEqual([[show.north], [show.north], [show.south]])
  })

  test('an order line that is added answers the samples too', async () => {
    const { positions, sample_positions } = (await show.add(buyer, { f1: 2, f2: 1 })).json()
    expect(positions).toHaveLength(2)
    expect(sample_positions).toHaveLength(3)
    const f2 = `/api/onlineshop/vts-basket-product-attributes/${show.flavour.get('f2')}`
    expect((await buyer.delete(f2)).json().sample_positions).toEqual(sample_positions)
  })
})

describe('giving samples back', () => {
  test('puts them on the table again (TS-226, TS-452)', async () => {
    const answer = await buyer.delete(`${REMOVE}/${await position('Cocoa')}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ total_sample_positions_quantity: 4, positions: [{ quantity: 2 }] })
    expect((await left()).Cocoa).toBe(3)
    expect(await limits(buyer)).toMatchObject({ exhibitor_samples_quantity: 3, total_samples_quantity: 4 })
  })

  test('what is not in the own basket is 404, a visitor 401 (TS-452)', async () => {
    const vanilla = await position('Vanilla')
    expect((await gym.delete(`${REMOVE}/${vanilla}`)).statusCode).toBe(404)
    for (const id of ['999', '0', 'x', '99999999999'])
      expect((await buyer.delete(`${REMOVE}/${id}`)).statusCode).toBe(404)
    expect((await show.app.browser().delete(`${REMOVE}/${vanilla}`)).statusCode).toBe(401)
    expect((await left()).Vanilla).toBe(7)
  })

  test('is not possible for what was taken at the edition before', async () => {
    const { db } = show.app.platform
    const old = sql`select id, quantity from sample_positions where taken_at < '2031-01-01'`
    const [before] = await rows<{ id: number; quantity: number }>(db, old)
    expect((await buyer.delete(`${REMOVE}/${before!.id}`)).statusCode).toBe(404)
    expect(await rows(db, old)).toEqual([before])
  })

  test('is possible while confirming too, taking is not (TS-452)', async () => {
    show.app.setNow(DURING.closed)
    expect((await buyer.delete(`${REMOVE}/${await position('Peanut')}`)).statusCode).toBe(409)
    show.app.setNow(DURING.confirmation)
    const answer = await take(buyer, { Vanilla: 1 })
    expect(answer.statusCode).toBe(409)
    expect(detail(answer)).toContain('The ordering window is closed.')
    expect((await buyer.delete(`${REMOVE}/${await position('Peanut')}`)).statusCode).toBe(200)
    expect((await left()).Peanut).toBe(10)
  })

  test('ends with the confirmation', async () => {
    const confirmed = await buyer.patch(BASKET, { confirm: true })
    expect(confirmed.json()).toMatchObject({ is_confirmed: true, total_sample_positions_quantity: 3 })
    const answer = await buyer.delete(`${REMOVE}/${await position('Vanilla')}`)
    expect(answer.statusCode).toBe(409)
    expect(detail(answer)).toBe('Your order is confirmed and can no longer be changed.')
  })
})

test('samples go with the first release, for nothing, and with no other (FF-600)', async () => {
  const orderOf = async () => {
    const { order_id } = (await show.release(buyer, { f1: 1 })).json()
    return (await buyer.get(`/api/onlineshop/orders/${order_id}`)).json()
  }
  const first = await orderOf()
  expect(first.order_positions).toMatchObject([
    { product_name: 'Whey', quantity: 1, total_price_exclusive_tax: 17.5 },
    {
      brand_name: 'North',
      product_name: 'Whey, sachet 30 g',
      product_size_name: 'Free sample',
      product_attribute_name: 'Vanilla',
      quantity: 3,
      single_price_exclusive_tax: 0,
      total_price_exclusive_tax: 0,
    },
  ])
  expect(first.total_price_exclusive_tax).toBe(17.5)
  const second = await orderOf()
  expect(second.order_positions).toHaveLength(1)
  expect(second.total_price_inclusive_tax).toBe(first.total_price_inclusive_tax)
})
