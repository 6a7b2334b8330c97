import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { saveRange } from '../catalogue/index.ts'
import { smallRange } from '../catalogue/test-range.ts'
import { hashPassword, saveUser } from '../people/index.ts'
import { type PromotionInput, savePromotion } from '../promotions/save-promotion.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

const BASKET = '/api/onlineshop/basket'
const COLLEAGUE = 'colleague@fairfloor.test'

let show: TestShow
let buyer: Browser
let colleague: Browser
let gym: Browser
const id = (key: string) => show.flavour.get(key)!
const at = (key: string) => `${BASKET}/positions/${id(key)}`
const send = (browser: Browser, positions: readonly object[], headers: Record<string, string> = {}) =>
  browser.form(`${BASKET}/positions`, { positionsJson: JSON.stringify(positions) }, headers)
const add = (browser: Browser, lines: Record<string, number>, headers: Record<string, string> = {}) =>
  send(
    browser,
    Object.entries(lines).map(([key, quantity]) => ({ product_attribute_id: id(key), quantity })),
    headers,
  )

type Line = { id: number; quantity: number; added_by: { name: string } }
const linesOf = ({ positions }: { positions: Line[] }) =>
  Object.fromEntries(positions.map(line => [[...show.flavour].find(([, own]) => own === line.id)?.[0], line.quantity]))
const lines = async (browser: Browser = buyer) => linesOf((await browser.get(BASKET)).json())
const info = async (browser: Browser) => (await browser.get('/api/current_user')).json().basket_info

beforeAll(async () => {
  show = await testShow()
  const { db } = show.app.platform
  const [{ customerId } = { customerId: 0 }] = await rows<{ customerId: number }>(
    db,
    sql`select customer_id as "customerId" from users where email = ${ACCOUNTS.buyer}`,
  )
  const passwordHash = await hashPassword('demo-2025')
  await saveUser(db, { email: COLLEAGUE, name: 'Colleague', customerId, passwordHash })
  buyer = await show.as(ACCOUNTS.buyer)
  colleague = await show.as(COLLEAGUE)
  gym = await show.as(ACCOUNTS.gym)
})
afterAll(() => show.app.close())
beforeEach(async () => {
  for (const browser of [buyer, gym]) expect((await browser.delete(`${BASKET}/basket-empty`)).statusCode).toBe(200)
})

const sizeOf = (key: string) => show.app.catalogue.snapshot().flavours.get(id(key))!.size.id
const PROMOTION = {
  start: new Date('2031-05-06T10:00:00Z'),
  end: new Date('2031-05-06T12:59:59Z'),
  name: 'Spring',
  texts: { en: '', de: '' },
  banner: null,
  groups: [],
  brandIds: [],
}

const calls = [
  ['GET', BASKET],
  ['GET', `${BASKET}/price`],
  ['POST', `${BASKET}/positions`],
  ['PATCH', `${BASKET}/positions/1`],
  ['DELETE', `${BASKET}/positions/1`],
  ['DELETE', `${BASKET}/basket-empty`],
] as const

test.each(calls)('%s %s asks a visitor to log in, and is not for staff', async (method, url) => {
  const statusFor = async (browser: Browser) => (await browser.call({ method, url })).statusCode
  expect(await statusFor(show.app.browser())).toBe(401)
  for (const email of [ACCOUNTS.exhibitor, ACCOUNTS.operator]) expect(await statusFor(await show.as(email))).toBe(403)
})

describe('the basket of a customer', () => {
  test('is filled, changed and emptied; each change answers all of it, and every page shows its sums (TS-411, SH-587)', async () => {
    const added = await add(buyer, { f1: 6, f4: 24 })
    expect(added.json()).toMatchObject({
      total_lines: 2,
      total_quantity: 30,
      // Without the price of the fair.
      total_price_exc_vat: 6 * 19.99 + 24 * 1.99,
      positions: [
        {
          id: id('f1'),
          quantity: 6,
          single_price_exc_vat: 19.99,
          regular_price: 24.99,
          price_when_added: 19.99,
          total_price_exc_vat: 119.94,
          product_attribute: {
            name: 'Vanilla',
            product_size: { name: '900 g', product: { brand: { name: 'North' } } },
          },
        },
        { id: id('f4') },
      ],
    })
    expect(linesOf((await add(buyer, { f1: 4, f3: 2 })).json())).toEqual({ f1: 10, f3: 2, f4: 24 })
    expect(linesOf((await buyer.patch(at('f1'), { quantity: 8 })).json())).toEqual({ f1: 8, f3: 2, f4: 24 })
    expect(linesOf((await buyer.delete(at('f3'))).json())).toEqual({ f1: 8, f4: 24 })
    const sums = { basket_total_lines: 2, basket_total_quantity: 32, basket_total_price: 207.68 }
    expect(await info(buyer)).toEqual(sums)
    expect(linesOf((await buyer.delete(at('f1'))).json())).toEqual({ f4: 24 })
    expect((await buyer.delete(at('f4'))).json()).toEqual({
      total_lines: 0,
      total_quantity: 0,
      total_price_exc_vat: 0,
      positions: [],
    })
    expect(await lines()).toEqual({})
  })

  test('is shared by its users: each sees what the other has done with their next answer', async () => {
    await add(buyer, { f1: 1 })
    expect(linesOf((await add(colleague, { f2: 2 })).json())).toEqual({ f1: 1, f2: 2 })
    const { positions } = (await buyer.patch(at('f1'), { quantity: 3 })).json()
    expect(positions.map(({ quantity, added_by }: Line) => [quantity, added_by.name])).toEqual([
      [3, expect.not.stringContaining('Colleague')],
      [2, 'Colleague'],
    ])
    await colleague.delete(at('f2'))
    expect(await info(buyer)).toMatchObject({ basket_total_lines: 1, basket_total_quantity: 3 })
    expect((await buyer.delete(at('f2'))).statusCode).toBe(404)
    expect(await lines()).toEqual({ f1: 3 })
  })

  test('is nobody else’s', async () => {
    await add(buyer, { f1: 1 })
    expect(await lines(gym)).toEqual({})
    expect((await gym.patch(at('f1'), { quantity: 5 })).statusCode).toBe(404)
    expect((await gym.delete(at('f1'))).statusCode).toBe(404)
    expect((await gym.delete(`${BASKET}/basket-empty`)).statusCode).toBe(200)
    expect(await lines()).toEqual({ f1: 1 })
  })
})

describe('what is added', () => {
  test('is priced by the server: a sent price is ignored, and the one of this moment is kept with it (SH-193, SH-194)', async () => {
    const answer = await send(buyer, [{ product_attribute_id: id('f1'), quantity: 1, price: 0.01 }])
    expect(answer.json().positions[0]).toMatchObject({ single_price_exc_vat: 19.99, price_when_added: 19.99 })
    await priced(1799)
    const dearer = (await buyer.get(BASKET)).json()
    expect(dearer.positions[0]).toMatchObject({ single_price_exc_vat: 17.99, price_when_added: 19.99 })
    expect(await info(buyer)).toMatchObject({ basket_total_price: 17.99 })
    expect((await add(buyer, { f1: 1 })).json().positions[0]).toMatchObject({ price_when_added: 17.99 })
    await priced(1999)
  })

  test('is added whole or not at all, and the refusal names the lines', async () => {
    await add(buyer, { f1: 1 })
    const unknown = await send(buyer, [
      { product_attribute_id: id('f1'), quantity: 1 },
      { product_attribute_id: 99_999, quantity: 1 },
    ])
    expect(unknown.statusCode).toBe(422)
    expect(unknown.json()).toMatchObject({
      code: 'unknown_flavour',
      errors: [{ path: 'positionsJson.1.product_attribute_id' }],
    })
    expect((await add(buyer, { f2: 1, f1: 99_999 })).json()).toMatchObject({ status: 422, code: 'quantity_too_large' })
    expect(await lines()).toEqual({ f1: 1 })
  })

  test('takes 2,000 lines at once; of more it says how many may be added, and adds none (FF-1394)', async () => {
    const lineOf = { product_attribute_id: show.flavour.get('f1'), quantity: 1 }
    const send = (length: number) =>
      buyer.form(`${BASKET}/positions`, { positionsJson: JSON.stringify(Array.from({ length }, () => lineOf)) })
    expect((await send(2001)).json()).toMatchObject({
      status: 422,
      code: 'too_many_added',
      detail: 'At most 2000 lines can be added at once, and these are 2001. Nothing was added.',
    })
    expect(await lines()).toEqual({})
    expect((await send(2000)).json()).toMatchObject({ total_quantity: 2000 })
  })

  test.each([
    '[{"product_attribute_id":1,"quantity":0}]',
    '[{"product_attribute_id":1,"quantity":1.5}]',
    '[{"product_attribute_id":1,"quantity":100000}]',
    '[{"product_attribute_id":1,"quantity":"6"}]',
    '[{"product_attribute_id":1,"ncw_product_attribute_id":1,"quantity":6}]',
    '{',
    '[]',
    '',
    'null',
  ])('positionsJson %s is malformed', async positionsJson =>
    expect((await buyer.form(`${BASKET}/positions`, { positionsJson })).statusCode).toBe(400),
  )

  test.each([{}, { quantity: 0 }, { quantity: -1 }, { quantity: 1.5 }, { quantity: 100_000 }, { quantity: '6' }])(
    '%j is no quantity',
    async body => {
      await add(buyer, { f1: 1 })
      expect((await buyer.patch(at('f1'), body)).statusCode).toBe(400)
    },
  )
})

test('a flavour that is discontinued stays in the basket, is told so and counts in no sum', async () => {
  await add(buyer, { f1: 2, f4: 1 })
  await discontinued(new Date('2031-05-06T11:00:00Z'))
  const { positions, total_lines, total_price_exc_vat } = (await buyer.get(BASKET)).json()
  expect({ total_lines, total_price_exc_vat }).toEqual({ total_lines: 1, total_price_exc_vat: 1.99 })
  expect(positions[0]).toMatchObject({ is_available: false, quantity: 2, total_price_exc_vat: null })
  expect((await buyer.get(`${BASKET}/price`)).json().goods).toEqual({ price_exc_vat: 1.99, quantity: 1 })
  expect((await add(buyer, { f1: 1 })).json()).toMatchObject({ status: 422, code: 'not_for_sale' })
  await discontinued(null)
})

test('promotions count as in the lists, to the second of their end, and free pieces are a discount of the line', async () => {
  const { promotions } = show.app
  const offer = (input: Pick<PromotionInput, 'terms' | 'sizeIds'>) =>
    transaction(show.app.platform.db, tx => savePromotion(tx, null, { ...PROMOTION, ...input }))
  await offer({ terms: { kind: 'percent', percent: 30 }, sizeIds: [sizeOf('f1')] })
  await offer({ terms: { kind: 'free', paid: 5, free: 1, unit: 'piece' }, sizeIds: [sizeOf('f4')] })
  await promotions.reload()
  await add(buyer, { f1: 2, f4: 12 })
  const { positions } = (await buyer.get(BASKET)).json()
  expect(positions).toMatchObject([
    { single_price_exc_vat: 17.49, regular_price: 24.99, total_price_exc_vat: 34.98, promotions: [{ percent: 30 }] },
    { single_price_exc_vat: 1.99, discount_exc_vat: 3.98, total_price_exc_vat: 19.9 },
  ])
  expect((await buyer.get(`${BASKET}/price`)).json().goods).toEqual({ price_exc_vat: 54.88, quantity: 14 })
  show.app.setNow('2031-05-06T12:59:59.999Z')
  expect(await info(buyer)).toMatchObject({ basket_total_price: 54.88 })
  show.app.setNow('2031-05-06T13:00:00Z')
  expect(await info(buyer)).toMatchObject({ basket_total_price: 2 * 19.99 + 12 * 1.99 })
  expect((await buyer.get(BASKET)).json().positions[0]).toMatchObject({
    single_price_exc_vat: 19.99,
    price_when_added: 17.49,
  })
  show.app.setNow('2031-05-06T12:00:00Z')
  await transaction(show.app.platform.db, tx => tx.execute(sql`delete from promotions`))
  await promotions.reload()
})

test('a quantity between two steps is refused with the next that fits; what counts is what is then in the basket', async () => {
  await saveSmall({}, 1999, { orderMultiple: 6, minQuantity: 12 })
  const refused = await add(buyer, { f3: 1, f1: 6, f2: 13 })
  expect(refused.json()).toMatchObject({
    status: 422,
    code: 'quantity_misfit',
    details: { next: 12 },
    errors: [{ path: 'positionsJson.1.quantity' }, { path: 'positionsJson.2.quantity' }],
  })
  expect((await add(buyer, { f1: 12 })).statusCode).toBe(200)
  expect((await add(buyer, { f1: 6 })).statusCode).toBe(200)
  expect((await buyer.patch(at('f1'), { quantity: 19 })).json()).toMatchObject({ status: 422, details: { next: 24 } })
  expect(await lines()).toEqual({ f1: 18 })
  await priced(1999)
})

test('the price names the base of each part, and adds up (SH-172)', async () => {
  await add(buyer, { f1: 6, f4: 24 })
  const price = (await buyer.get(`${BASKET}/price`)).json()
  expect(price.goods).toEqual({ price_exc_vat: 167.7, quantity: 30 })
  const parts = [price.goods, price.deposit, price.consumption_tax, price.label].map(part => part.price_exc_vat)
  const net = [...parts, price.shipping, price.document_fee, price.credit_card_fee].reduce((a, b) => a + b)
  expect(price.total_price_exc_vat).toBeCloseTo(net, 2)
  const bases = price.vat.map((part: { vat_from: number }) => part.vat_from)
  expect(bases.reduce((a: number, b: number) => a + b)).toBeCloseTo(net, 2)
  const vat = price.vat.map((part: { vat_price: number }) => part.vat_price)
  expect(price.total_price_inc_vat).toBeCloseTo(
    vat.reduce((a: number, b: number) => a + b, net),
    2,
  )
})

describe('statements', () => {
  const count = async (work: () => Promise<unknown>) => {
    show.app.database.counted()
    await work()
    return show.app.database.counted()
  }

  test('adding is one, with a key two; reading again is none', async () => {
    await info(buyer)
    await show.app.platform.outbox.drain()
    expect(await count(() => add(buyer, { f1: 1, f2: 1, f3: 1 }))).toHaveLength(1)
    expect(await count(() => add(buyer, { f1: 1 }, { 'idempotency-key': 'counted' }))).toHaveLength(2)
    expect(await count(() => buyer.patch(at('f1'), { quantity: 5 }))).toHaveLength(1)
    expect(await count(() => buyer.delete(at('f1')))).toHaveLength(1)
    // The change is announced after its answer, so that the basket may be read once more.
    await expect.poll(() => count(() => buyer.get(BASKET))).toEqual([])
  })
})

async function saveSmall(
  change: Partial<(typeof smallRange)['flavours'][number]>,
  price: number,
  steps: Partial<(typeof smallRange)['sizes'][number]> = { orderMultiple: 1, minQuantity: 1 },
) {
  const sizes = smallRange.sizes.map(size =>
    size.key === 'whey-900' ? { ...size, ...steps, currentPrice: price } : size,
  )
  const flavours = smallRange.flavours.map(flavour => (flavour.key === 'f1' ? { ...flavour, ...change } : flavour))
  await transaction(show.app.platform.db, tx => saveRange(tx, { ...smallRange, sizes, flavours }))
  await show.app.catalogue.reload()
}
const priced = (price: number) => saveSmall({}, price)
const discontinued = (discontinuedAt: Date | null) => saveSmall({ discontinuedAt }, 1999)
