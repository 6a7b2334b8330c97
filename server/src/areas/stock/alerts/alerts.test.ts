import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { setStock, takeStock } from '../../catalogue/index.ts'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'

let show: TestShow
let buyer: Browser
let flavourId: number

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  flavourId = show.flavour.get('f4')!
})
afterAll(() => show.app.close())

const set = (browser: Browser, method: 'PUT' | 'DELETE', id: number | string = flavourId) =>
  browser.call({ method, url: `/api/flavours/${id}/notify` })
const mails = () => rows(show.app.platform.db, sql`select recipient from mails where kind = 'back-in-stock'`)

test('a request is made and ended, as often as one likes (TS-478, TS-479, SH-567, SH-568)', async () => {
  for (let time = 0; time < 2; time++) expect((await set(buyer, 'PUT')).json()).toEqual({ has_notify_me: true })
  for (let time = 0; time < 2; time++) expect((await set(buyer, 'DELETE')).json()).toEqual({ has_notify_me: false })
})

test('the changing GET of the specification does the same, guarded (TS-477, SH-566)', async () => {
  const get = (wanted: string, headers: Record<string, string> = {}) =>
    buyer.call({ method: 'GET', url: `/api/flavour/${flavourId}/updateNotify/${wanted}`, headers })
  expect((await get('1')).json()).toEqual({ has_notify_me: true })
  expect((await get('0')).json()).toEqual({ has_notify_me: false })
  expect((await get('2')).statusCode).toBe(404)
  expect((await get('1', { 'x-requested-with': '' })).statusCode).toBe(403)
  expect((await get('1', { 'x-requested-with': '', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  await set(buyer, 'DELETE')
})

test('an unknown flavour is 404, a visitor 401 (TS-478, TS-479, SH-567, SH-568)', async () => {
  for (const method of ['PUT', 'DELETE'] as const) {
    expect((await set(buyer, method, 999)).statusCode).toBe(404)
    expect((await set(buyer, method, 'x')).statusCode).toBe(404)
    expect((await set(show.app.browser(), method)).statusCode).toBe(401)
  }
})

test('the changing GET is 404 for an unknown flavour, 401 for a visitor (TS-477, SH-566)', async () => {
  expect((await buyer.get('/api/flavour/999/updateNotify/1')).statusCode).toBe(404)
  expect((await show.app.browser().get(`/api/flavour/${flavourId}/updateNotify/1`)).statusCode).toBe(401)
})

test('one’s own requests come in a call of their own, and in no list (TS-413, TS-493, SH-534)', async () => {
  const own = async (browser: Browser) => (await browser.get('/api/flavours/notify')).json()
  expect((await show.app.browser().get('/api/flavours/notify')).statusCode).toBe(401)
  await set(buyer, 'PUT')
  expect(await own(buyer)).toEqual([{ id: flavourId, has_notify_me: true }])
  expect(await own(await show.as(ACCOUNTS.gym))).toEqual([])
  const exhibitors = (await buyer.get('/api/virtual-trade-show/exhibitors')).json()
  const [size] = (await buyer.get(`/api/onlineshop/vts-exhibitors/${exhibitors[1].id}/product-sizes`)).json()
  expect(size.product_attributes[0]).toMatchObject({ id: flavourId, stock_available: 0 })
  expect(size.product_attributes[0]).not.toHaveProperty('has_notify_me')
  await set(buyer, 'DELETE')
  expect(await own(buyer)).toEqual([])
})

test('the first count of a flavour brings it back to those who asked (FF-113)', async () => {
  const { db, due } = show.app.platform
  const uncounted = show.flavour.get('f5')!
  const count = (quantity: number) => transaction(db, tx => setStock(tx, [{ flavourId: uncounted, quantity }]))
  const told = () => rows(db, sql`select subject from mails where kind = 'back-in-stock' and text like '%Coconut%'`)
  await set(buyer, 'PUT', uncounted)
  await due.ask()
  await count(0)
  await due.ask()
  expect(await told()).toEqual([])
  await count(3)
  await due.ask()
  expect(await told()).toHaveLength(1)
  await db.execute(sql`delete from mails`)
})

test('who asks while it is there waits for the next delivery, and is mailed nothing before (FF-117)', async () => {
  const { db, due } = show.app.platform
  const there = show.flavour.get('f1')!
  const gym = await show.as(ACCOUNTS.gym)
  const count = (quantity: number | null, eta?: string) =>
    transaction(db, tx => setStock(tx, [{ flavourId: there, quantity, eta }]))
  const told = async () => {
    await due.ask()
    const mails = await rows(db, sql`select subject, recipient from mails where kind = 'back-in-stock'`)
    return mails.map(({ subject, recipient }) => `${subject}: ${recipient}`).sort()
  }
  for (let time = 0; time < 2; time++) expect((await set(buyer, 'PUT', there)).json()).toEqual({ has_notify_me: true })
  expect(await told()).toEqual([])
  await transaction(db, tx => takeStock(tx, [{ flavourId: there, quantity: 6 }]))
  await count(3)
  await count(3, '2031-06-03')
  expect(await told()).toEqual([])
  await count(5)
  await set(gym, 'PUT', there)
  const delivery = `New delivery: North Whey 900 g, Vanilla: ${ACCOUNTS.buyer}`
  expect(await told()).toEqual([delivery])
  await set(gym, 'DELETE', there)
  await count(50)
  expect(await told()).toEqual([delivery])

  await set(buyer, 'PUT', there)
  await count(0)
  await set(gym, 'PUT', there)
  expect(await told()).toEqual([delivery])
  await count(2)
  expect(await told()).toEqual([delivery, delivery, `Wieder da: North Whey 900 g, Vanilla: ${ACCOUNTS.gym}`])
  expect(await rows(db, sql`select 1 from stock_alerts where flavour_id = ${there}`)).toEqual([])
  await db.execute(sql`delete from mails`)
})

test('one’s reminders say what they wait for, and are ended one by one or all at once (FF-1010)', async () => {
  const reminders = async (browser = buyer) => (await browser.get('/api/flavours/reminders')).json()
  await set(buyer, 'PUT')
  await set(buyer, 'PUT', show.flavour.get('f2')!)
  const found = await reminders()
  expect(found.map((one: { id: number; waits_for: string }) => [one.id, one.waits_for]).sort()).toEqual(
    [
      [flavourId, 'back'],
      [show.flavour.get('f2')!, 'delivery'],
    ].sort(),
  )
  expect(found.find(({ id }: { id: number }) => id === flavourId)).toMatchObject({
    product_size_name: 'Bar 60 g',
    price: 1.99,
    is_on_sale: true,
  })
  expect(await reminders(await show.as(ACCOUNTS.gym))).toEqual([])
  const end = (browser: Browser) => browser.call({ method: 'DELETE', url: '/api/flavours/notify' })
  expect((await end(await show.as(ACCOUNTS.gym))).json()).toEqual({ has_notify_me: false })
  expect(await reminders()).toHaveLength(2)
  expect((await end(buyer)).statusCode).toBe(200)
  expect(await reminders()).toEqual([])
  for (const path of ['/api/flavours/reminders', `/api/flavours/${flavourId}/offer`])
    expect((await show.app.browser().get(path)).statusCode).toBe(401)
})

test('the mail tells today’s price to those who may see it, and leads to where the quantity is asked (FF-1011, FF-1012)', async () => {
  const { db, due } = show.app.platform
  const gym = await show.as(ACCOUNTS.gym)
  await db.execute(sql`update users set rights = rights - 'prices' where email = ${ACCOUNTS.gym}`)
  await set(buyer, 'PUT')
  await set(gym, 'PUT')
  await transaction(db, tx => setStock(tx, [{ flavourId, quantity: 5 }]))
  await due.ask()
  await due.ask()
  const texts = await rows<{ recipient: string; text: string }>(
    db,
    sql`select recipient, text from mails where kind = 'back-in-stock' order by recipient`,
  )
  expect(texts.map(({ recipient }) => recipient)).toEqual([ACCOUNTS.buyer, ACCOUNTS.gym])
  expect(texts[0]!.text).toMatch(/Your price today: 1,99/)
  expect(texts[1]!.text).not.toMatch(/1,99/)
  for (const { text } of texts) expect(text).toContain(`/account/reminders?add=${flavourId}`)
  expect((await buyer.get(`/api/flavours/${flavourId}/offer`)).json()).toMatchObject({
    availability: 'in_stock',
    price: 1.99,
    units_per_case: 1,
  })
  expect((await buyer.get('/api/flavours/999/offer')).statusCode).toBe(404)
  await transaction(db, tx => setStock(tx, [{ flavourId, quantity: 0 }]))
  await db.execute(sql`delete from mails`)
})

test('everyone who waits is mailed once when the flavour is back, and the request ends (SH-279, SH-280)', async () => {
  const gym = await show.as(ACCOUNTS.gym)
  await set(buyer, 'PUT')
  await set(gym, 'PUT')
  await show.app.platform.due.ask()
  expect(await mails()).toHaveLength(0)
  await transaction(show.app.platform.db, tx => setStock(tx, [{ flavourId, quantity: 5 }]))
  await Promise.all([show.app.platform.due.ask(), show.app.platform.due.ask()])
  expect((await mails()).map(mail => mail.recipient).sort()).toEqual([ACCOUNTS.buyer, ACCOUNTS.gym].sort())
  expect(await rows(show.app.platform.db, sql`select 1 from stock_alerts`)).toHaveLength(0)
})
