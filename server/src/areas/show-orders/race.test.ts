import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from './test-show.ts'

let show: TestShow
let buyer: Browser
let gym: Browser
const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)))
const codes = (answers: { statusCode: number }[]) => answers.map(answer => answer.statusCode).sort((a, b) => a - b)
const one = async (statement: ReturnType<typeof sql>) => (await rows(show.app.platform.db, statement))[0]

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
})
afterAll(() => show.app.close())
beforeEach(async () => {
  show.app.setNow(DURING.ordering)
  const { db, outbox } = show.app.platform
  await outbox.drain()
  await db.execute(sql`truncate show_orders, orders, idempotency_keys cascade`)
  await db.execute(sql`update stock set quantity = 10`)
})

async function confirmed(browser: Browser, lines: Record<string, number>) {
  show.app.setNow(DURING.ordering)
  await show.add(browser, lines)
  show.app.setNow(DURING.confirmation)
  await browser.patch('/api/onlineshop/vts-basket', { confirm: true })
}

describe('at the same moment', () => {
  test('a key with another body is refused, another user may use the same key', async () => {
    await show.add(buyer, { f1: 3 }, { 'idempotency-key': 'k' })
    expect((await show.add(buyer, { f1: 4 }, { 'idempotency-key': 'k' })).statusCode).toBe(422)
    expect((await show.add(gym, { f1: 4 }, { 'idempotency-key': 'k' })).statusCode).toBe(200)
  })

  test('a key is forgotten after 24 hours', async () => {
    await show.add(buyer, { f1: 3 }, { 'idempotency-key': 'k' })
    show.app.setNow('2031-05-07T12:00:01Z')
    expect((await show.add(buyer, { f1: 4 }, { 'idempotency-key': 'k' })).statusCode).toBe(200)
    expect(await one(sql`select quantity from show_positions where added_at > '2031-01-01'`)).toEqual({ quantity: 7 })
  })

  test('an answer is forgotten after 24 hours: what is refused then is refused', async () => {
    const add = () => show.add(buyer, { f1: 99_000 }, { 'idempotency-key': 'k' })
    expect((await add()).statusCode).toBe(200)
    show.app.setNow('2031-05-07T12:00:01Z')
    expect((await add()).json()).toMatchObject({ status: 422, code: 'quantity_too_large' })
  })

  test('lists in opposite order do not lock each other out', async () => {
    await confirmed(buyer, { f1: 10, f2: 10 })
    await confirmed(gym, { f2: 10, f1: 10 })
    const answers = await times(10, i =>
      i % 2 ? show.release(buyer, { f1: 1, f2: 1 }) : show.release(gym, { f2: 1, f1: 1 }),
    )
    expect(codes(answers)).toEqual(Array(10).fill(200))
  })

  test('a change and the confirmation do not cross', async () => {
    await show.add(buyer, { f1: 5 })
    show.app.setNow(DURING.confirmation)
    const id = show.flavour.get('f1')
    const [confirm, change] = await Promise.all([
      buyer.patch('/api/onlineshop/vts-basket', { confirm: true }),
      buyer.patch(`/api/onlineshop/vts-basket-product-attributes/${id}`, { quantity: 1 }),
    ])
    const kept = change.statusCode === 200 ? 1 : 5
    expect(confirm.json().positions[0].quantity).toBe(kept)
    expect(await one(sql`select quantity from show_positions where added_at > '2031-01-01'`)).toEqual({
      quantity: kept,
    })
  })
})

describe('who may', () => {
  test('staff see the basket calls but cannot order (TS-001)', async () => {
    const staff = await show.as(ACCOUNTS.exhibitor)
    expect((await staff.get('/api/onlineshop/vts-basket')).statusCode).toBe(200)
    expect((await show.add(staff, { f1: 1 })).statusCode).toBe(403)
  })
  test('a visitor gets 401', async () => {
    const visitor = show.app.browser()
    expect((await visitor.get('/api/onlineshop/vts-basket')).statusCode).toBe(401)
    expect((await visitor.get('/api/virtual-trade-show/exhibitors')).statusCode).toBe(401)
    expect((await show.add(visitor, { f1: 1 })).statusCode).toBe(401)
  })
  test('a delivery address of another customer is refused and changes nothing (TS-043)', async () => {
    await confirmed(buyer, { f1: 5 })
    const { shipping_addresses } = (await gym.get('/api/onlineshop/vts-release')).json()
    const answer = await buyer.post('/api/onlineshop/vts-release', {
      positions: [{ product_attribute_id: show.flavour.get('f1'), quantity: 1 }],
      shipping_address_id: shipping_addresses[0].id,
    })
    expect(answer.statusCode).toBe(422)
    expect(await one(sql`select count(*)::int as n from orders where placed_at > '2031-01-01'`)).toEqual({ n: 0 })
  })
})

describe('statements', () => {
  const own = () => show.app.database.counted()

  test('adding takes one, with the key two, however many lines', async () => {
    await show.add(buyer, { f1: 1 })
    await show.app.platform.outbox.drain()
    own()
    await show.add(buyer, { f1: 1, f2: 1, f3: 1 })
    expect(own()).toHaveLength(1)
    await show.app.platform.outbox.drain()
    own()
    await show.add(buyer, { f1: 1 }, { 'idempotency-key': 'x' })
    expect(own()).toHaveLength(2)
  })

  test('releasing takes as many for three lines as for one', async () => {
    await confirmed(buyer, { f1: 5, f2: 5, f3: 5 })
    const { shipping_addresses } = (await buyer.get('/api/onlineshop/vts-release')).json()
    const count = async (keys: string[]) => {
      await show.app.platform.outbox.drain()
      own()
      await buyer.post('/api/onlineshop/vts-release', {
        positions: keys.map(key => ({ product_attribute_id: show.flavour.get(key), quantity: 1 })),
        shipping_address_id: shipping_addresses[0].id,
      })
      return own().length
    }
    const forOne = await count(['f1'])
    expect(forOne).toBeGreaterThan(5)
    expect(await count(['f1', 'f2', 'f3'])).toBe(forOne)
  })
})
