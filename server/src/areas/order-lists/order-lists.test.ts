import { MOST_LISTS } from '@fairfloor/domain/order-lists/order-list'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { flavours, productSizes } from '../catalogue/tables.ts'
import { hashPassword, saveUser } from '../people/index.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

const LISTS = '/api/onlineshop/order-lists'
const BASKET = '/api/onlineshop/basket'

let show: TestShow
let buyer: Browser
let colleague: Browser
let manager: Browser
let gym: Browser
const flavour = (key: string) => show.flavour.get(key)!

beforeAll(async () => {
  show = await testShow()
  const { db } = show.app.platform
  const [{ customerId } = { customerId: 0 }] = await rows<{ customerId: number }>(
    db,
    sql`select customer_id as "customerId" from users where email = ${ACCOUNTS.buyer}`,
  )
  const passwordHash = await hashPassword('demo-2025')
  const joins = async (email: string, rights: ('order' | 'prices' | 'manage')[]) => {
    await saveUser(db, { email, name: email, customerId, passwordHash, rights })
    return show.as(email)
  }
  buyer = await show.as(ACCOUNTS.buyer)
  colleague = await joins('colleague@fairfloor.test', ['order', 'prices'])
  manager = await joins('manager@fairfloor.test', ['manage'])
  gym = await show.as(ACCOUNTS.gym)
})
afterAll(() => show.app.close())
beforeEach(async () => {
  await show.app.platform.db.execute(sql`delete from order_lists`)
  for (const browser of [buyer, gym]) await browser.delete(`${BASKET}/basket-empty`)
})

const sent = (lines: Record<string, number>) =>
  Object.entries(lines).map(([key, quantity]) => ({ product_attribute_id: flavour(key), quantity }))
type New = { name?: string; sharing?: string; lines?: Record<string, number>; headers?: Record<string, string> }
const create = (browser: Browser, { name = 'Weekly', sharing = 'private', lines = {}, headers = {} }: New = {}) =>
  browser.call({ method: 'POST', url: LISTS, payload: { name, sharing, positions: sent(lines) }, headers })
const made = async (browser: Browser, list?: New) => (await create(browser, list)).json().id as number
const put = (browser: Browser, id: number, key: string, quantity: number) =>
  browser.call({ method: 'PUT', url: `${LISTS}/${id}/positions/${flavour(key)}`, payload: { quantity } })
const keyOf = (id: number) => [...show.flavour].find(([, own]) => own === id)?.[0]
type Position = { id: number; quantity: number }
const linesIn = ({ positions }: { positions: Position[] }) =>
  Object.fromEntries(positions.map(({ id, quantity }) => [keyOf(id), quantity]))
const linesOf = async (id: number, browser = buyer) => linesIn((await browser.get(`${LISTS}/${id}`)).json())
const namesSeenBy = async (browser: Browser) =>
  (await browser.get(LISTS)).json().map(({ name }: { name: string }) => name)

test('a list is made from the basket, filled, changed, renamed and deleted (FF-160)', async () => {
  const answer = await create(buyer, { name: ' Weekly ', lines: { f1: 6, f4: 24 } })
  expect(answer.json()).toMatchObject({
    name: 'Weekly',
    sharing: 'private',
    total_lines: 2,
    total_quantity: 30,
    may_change: true,
    may_manage: true,
  })
  const { id } = answer.json()
  const added = await buyer.post(`${LISTS}/${id}/positions`, { positions: sent({ f1: 4, f2: 1 }) })
  expect(linesIn(added.json())).toEqual({ f1: 10, f2: 1, f4: 24 })
  expect(linesIn((await put(buyer, id, 'f1', 3)).json())).toEqual({ f1: 3, f2: 1, f4: 24 })
  for (let time = 0; time < 2; time++)
    expect(linesIn((await buyer.delete(`${LISTS}/${id}/positions/${flavour('f2')}`)).json())).toEqual({ f1: 3, f4: 24 })
  expect((await buyer.patch(`${LISTS}/${id}`, { name: 'Monthly' })).json()).toMatchObject({ name: 'Monthly' })

  const shown = (await buyer.get(`${LISTS}/${id}`)).json()
  expect(shown.positions[0]).toMatchObject({ name: 'North Whey 900 g, Vanilla', is_available: true })
  expect(shown.sizes.map((size: { product_attributes: unknown[] }) => size.product_attributes.length)).toEqual([1, 1])
  expect((await buyer.delete(`${LISTS}/${id}`)).json()).toEqual({ success: true })
  expect(await namesSeenBy(buyer)).toEqual([])
  expect((await buyer.get(`${LISTS}/${id}`)).statusCode).toBe(404)
})

test('colleagues see what is shared, change it where they may, and managers can clear it away (FF-161)', async () => {
  const id = await made(buyer, { name: 'Own', lines: { f1: 2 } })
  for (const browser of [colleague, manager, gym]) {
    expect(await namesSeenBy(browser)).toEqual([])
    for (const { statusCode } of [await browser.get(`${LISTS}/${id}`), await put(browser, id, 'f1', 9)])
      expect(statusCode).toBe(404)
  }
  await buyer.patch(`${LISTS}/${id}`, { sharing: 'read' })
  expect(await namesSeenBy(colleague)).toEqual(['Own'])
  expect(await namesSeenBy(gym)).toEqual([])
  expect((await put(colleague, id, 'f1', 9)).json().code).toBe('list_read_only')
  expect((await colleague.delete(`${LISTS}/${id}`)).json().code).toBe('list_of_colleague')

  await buyer.patch(`${LISTS}/${id}`, { sharing: 'change' })
  const changed = (await put(colleague, id, 'f1', 9)).json()
  expect(changed.list).toMatchObject({ changed_by: { name: 'colleague@fairfloor.test' }, may_manage: false })
  expect(await linesOf(id)).toEqual({ f1: 9 })
  expect((await colleague.patch(`${LISTS}/${id}`, { sharing: 'private' })).statusCode).toBe(403)
  expect((await manager.patch(`${LISTS}/${id}`, { sharing: 'private' })).json()).toMatchObject({ may_change: false })
  expect(await namesSeenBy(manager)).toEqual([])
  await buyer.patch(`${LISTS}/${id}`, { sharing: 'change' })
  expect((await manager.delete(`${LISTS}/${id}`)).statusCode).toBe(200)
  expect(await namesSeenBy(buyer)).toEqual([])
})

test('among the lists each names its first lines, and what it costs in the basket (FF-1782)', async () => {
  const id = await made(buyer, { sharing: 'read', lines: { f1: 6, f4: 24 } })
  const listed = async (browser: Browser) => (await browser.get(LISTS)).json()[0]
  const { first_lines: lines, total_price_exclusive_tax: total } = await listed(buyer)
  expect(lines.map((one: Position) => [keyOf(one.id), one.quantity]).toSorted()).toEqual([
    ['f1', 6],
    ['f4', 24],
  ])
  expect(lines[0].name).toMatch(/^North Whey/)
  expect((await buyer.post(`${LISTS}/${id}/add-to-basket`)).json().changed).toEqual([])
  const { basket_info } = (await buyer.get('/api/current_user')).json()
  expect(total).toBe(basket_info.basket_total_price)
  expect(await listed(manager)).toMatchObject({ total_price_exclusive_tax: null, first_lines: lines })
})

test('a list goes into the basket in quantities that fit, without what is no longer sold, once for one intention (FF-162)', async () => {
  const { db } = show.app.platform
  const sizeId = show.app.catalogue.snapshot().flavours.get(flavour('f4'))!.size.id
  const steps = (orderMultiple: number) =>
    db.update(productSizes).set({ orderMultiple }).where(eq(productSizes.id, sizeId))
  const end = (discontinuedAt: Date | null) =>
    db
      .update(flavours)
      .set({ discontinuedAt })
      .where(eq(flavours.id, flavour('f2')))
  const id = await made(buyer, { sharing: 'read', lines: { f1: 6, f2: 5, f4: 10 } })
  await Promise.all([steps(12), end(show.app.platform.clock())])
  await show.app.catalogue.reload()
  const headers = { 'idempotency-key': 'one-intention' }
  const order = (browser: Browser) =>
    browser.call({ method: 'POST', url: `${LISTS}/${id}/add-to-basket`, payload: {}, headers })
  try {
    expect((await buyer.get(`${LISTS}/${id}`)).json().positions).toMatchObject([
      { is_available: true },
      { is_available: false },
      { is_available: true },
    ])
    for (const answer of [await order(colleague), await order(colleague)])
      expect(answer.json()).toEqual({
        added: [
          { id: flavour('f1'), name: expect.any(String), quantity: 6 },
          { id: flavour('f4'), name: expect.any(String), quantity: 12 },
        ],
        changed: [{ id: flavour('f4'), name: expect.any(String), from: 10, to: 12 }],
        left_out: [{ id: flavour('f2'), name: expect.stringMatching(/^North Whey 900 g, /) }],
      })
    expect(linesIn((await buyer.get(BASKET)).json())).toEqual({ f1: 6, f4: 12 })
    expect((await order(manager)).json().code).toBe('may_not_order')
    expect((await order(gym)).statusCode).toBe(404)
  } finally {
    await Promise.all([steps(1), end(null)])
    await show.app.catalogue.reload()
  }
})

test('names are unique for their owner, numbers have limits, and what does not exist is named', async () => {
  const headers = { 'idempotency-key': 'a-list' }
  const [first, second] = [await create(buyer, { headers }), await create(buyer, { headers })]
  expect(second.json()).toEqual(first.json())
  expect((await create(buyer, { name: 'WEEKLY' })).json().code).toBe('list_name_taken')
  expect((await create(colleague)).statusCode).toBe(200)
  const id = await made(buyer, { name: 'Other' })
  expect((await buyer.patch(`${LISTS}/${id}`, { name: 'weekly' })).json().code).toBe('list_name_taken')
  for (const name of ['', '  ', 'x'.repeat(81)]) expect((await create(buyer, { name })).statusCode).toBe(400)
  const unknown = { positions: [{ product_attribute_id: 999_999, quantity: 1 }] }
  expect((await buyer.post(`${LISTS}/${id}/positions`, unknown)).json()).toMatchObject({
    code: 'unknown_flavour',
    errors: [{ path: 'positions.0.product_attribute_id' }],
  })
  await put(buyer, id, 'f1', 99_999)
  expect((await buyer.post(`${LISTS}/${id}/positions`, { positions: sent({ f1: 1 }) })).json().code).toBe(
    'quantity_too_large',
  )
  const answers = await Promise.all(
    Array.from({ length: MOST_LISTS }, (_, i) => create(buyer, { name: `List ${i}` }).then(({ json }) => json().code)),
  )
  expect(answers.filter(code => code === 'too_many_lists')).toHaveLength(2)
  expect(await namesSeenBy(buyer)).toHaveLength(MOST_LISTS)
})

test('lists are for customers', async () => {
  for (const [browser, status] of [
    [show.app.browser(), 401],
    [await show.as(ACCOUNTS.operator), 403],
  ] as const)
    for (const [method, url] of [
      ['GET', LISTS],
      ['POST', LISTS],
      ['GET', `${LISTS}/1`],
      ['PATCH', `${LISTS}/1`],
      ['DELETE', `${LISTS}/1`],
      ['POST', `${LISTS}/1/positions`],
      ['PUT', `${LISTS}/1/positions/1`],
      ['DELETE', `${LISTS}/1/positions/1`],
      ['POST', `${LISTS}/1/add-to-basket`],
    ] as const)
      expect((await browser.call({ method, url })).statusCode, url).toBe(status)
})
