import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type App, buildApp } from '../../app.ts'
import { type Database, openDatabase, rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { sampleBasket } from '../samples/index.ts'
import { type SampleShow, samplesJson, testSamples } from '../samples/test-samples.ts'
import { moveWindows } from '../trade-show/index.ts'
import { lapse } from './lapse.ts'
import { ACCOUNTS, DURING } from './test-show.ts'

const BASKET = '/api/onlineshop/vts-basket'
const END = '2031-05-16T22:00:00Z'

let show: SampleShow
let buyer: Browser
let gym: Browser

const basket = async (browser: Browser, query = '') => (await browser.get(`${BASKET}${query}`)).json()
const stock = async () =>
  Object.fromEntries(
    (
      await rows<{ name: string; stock: number }>(
        show.app.platform.db,
        sql`select f.name, f.stock from sample_flavours f join sample_products s on s.id = f.sample_product_id
            where s.exhibitor_id in (${show.north}, ${show.south})`,
      )
    ).map(({ name, stock: pieces }) => [name, pieces]),
  )
const take = (browser: Browser, lines: Record<string, number>) =>
  browser.form('/api/onlineshop/vts-basket-add-sample-position', { positionsJson: samplesJson(show.sample, lines) })
const confirm = (browser: Browser) => browser.patch(BASKET, { confirm: true })
const lapsedOrders = () =>
  rows(
    show.app.platform.db,
    sql`select u.email from show_orders o join users u on u.customer_id = o.customer_id
        join editions e on e.id = o.edition_id where e.is_current and o.lapsed_at is not null order by 1`,
  )
async function at(instant: string, ...servers: App[]) {
  show.app.setNow(instant)
  for (let time = 0; time < 2; time++)
    await Promise.all([show.app, ...servers].map(({ platform }) => platform.due.ask()))
}
async function moveEnd(confirmationEnd: string) {
  const { shows, platform } = show.app
  const { id, ...windows } = shows.current().edition
  await transaction(platform.db, tx =>
    moveWindows(tx, shows, id, { ...windows, confirmationEnd: new Date(confirmationEnd) }),
  )
  await shows.reload()
}

beforeEach(async () => {
  show = await testSamples()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
  await show.add(buyer, { f1: 2 })
  await show.add(gym, { f1: 8, f4: 6 })
  await take(buyer, { Vanilla: 1 })
  await take(gym, { Vanilla: 3, Peanut: 2 })
  await show.app.platform.jobs.start()
})
afterEach(() => show.app.close())

test('what is not confirmed in time lapses: its samples go back once, the order stays to be read (FF-220)', async () => {
  show.app.setNow(DURING.confirmation)
  await confirm(buyer)
  await at('2031-05-16T21:59:59.900Z')
  expect(await stock()).toMatchObject({ Vanilla: 6, Peanut: 8 })
  await at(END)
  expect(await stock()).toMatchObject({ Vanilla: 9, Peanut: 10 })
  await at('2031-05-17T12:00:00Z')
  expect(await stock()).toMatchObject({ Vanilla: 9, Peanut: 10 })
  expect(await lapsedOrders()).toEqual([{ email: ACCOUNTS.gym }])
  expect(await basket(gym)).toMatchObject({ total_positions_quantity: 14, sample_positions: [], is_confirmed: false })
  expect((await basket(buyer)).total_sample_positions_quantity).toBe(1)
  const late = await confirm(gym)
  expect([late.statusCode, late.json().code]).toEqual([409, 'confirmation_closed'])
})

test('samples of a customer who ordered nothing go back too (FF-220)', async () => {
  const line = `/api/onlineshop/vts-basket-product-attributes`
  for (const key of ['f1', 'f4']) await gym.delete(`${line}/${show.flavour.get(key)}`)
  await show.app.platform.db.execute(sql`
    delete from show_orders o using users u where u.customer_id = o.customer_id and u.email = ${ACCOUNTS.gym}`)
  show.app.setNow(DURING.confirmation)
  await confirm(buyer)
  await at(END)
  expect(await stock()).toMatchObject({ Vanilla: 9, Peanut: 10 })
})

test('samples of a confirmed order that was never released go back when the release ends (FF-222)', async () => {
  show.app.setNow(DURING.confirmation)
  await confirm(buyer)
  await at('2031-06-30T22:00:00Z')
  await expect.poll(stock, { timeout: 15_000 }).toMatchObject({ Vanilla: 10, Peanut: 10 })
})

test('samples that a server of the previous release kept when an order expired go back, too', async () => {
  show.app.setNow(DURING.confirmation)
  await confirm(buyer)
  await show.app.platform.db.execute(sql`update show_orders set expired_at = '2031-06-30T22:00:00Z'`)
  await at('2031-07-01T22:00:00Z')
  await expect.poll(stock, { timeout: 15_000 }).toMatchObject({ Vanilla: 10, Peanut: 10 })
})

test('after the release the basket is empty, and the order stands in its history (FF-222)', async () => {
  show.app.setNow(DURING.confirmation)
  await confirm(buyer)
  await at('2031-06-30T21:59:59Z')
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
  expect((await basket(gym)).positions).toHaveLength(2)
  await at('2031-06-30T22:00:00Z')
  const empty = { positions: [], sample_positions: [], total_positions_quantity: 0, total_positions_price_excl_vat: 0 }
  for (const query of ['', '?status=confirmation']) {
    expect(await basket(gym, query)).toMatchObject({ ...empty, is_confirmed: false })
    expect(await basket(buyer, query)).toMatchObject({ ...empty, is_confirmed: true })
  }
  expect((await buyer.get('/api/onlineshop/vts-basket-price')).json().code).toBe('nothing_to_confirm')
  await expect.poll(stock, { timeout: 15_000 }).toMatchObject({ Vanilla: 10 })
  expect(await basket(gym, '?status=history')).toMatchObject({ total_positions_quantity: 14, is_confirmed: false })
  expect(await basket(buyer, '?status=history')).toMatchObject({ total_positions_quantity: 2, is_confirmed: true })
})

test('what the operator moves the end of at that moment does not lapse, and the new end comes (FF-221)', async () => {
  const { platform, shows, catalogue } = show.app
  const { id, ...windows } = shows.current().edition
  const later = new Date('2031-05-20T23:59:59+02:00')
  const [order] = await rows<{ customerId: number }>(
    platform.db,
    sql`select customer_id as "customerId" from users where email = ${ACCOUNTS.gym}`,
  )
  show.app.setNow(END)
  await transaction(platform.db, async tx => {
    await moveWindows(tx, shows, id, { ...windows, confirmationEnd: later })
  })
  await transaction(platform.db, tx => lapse(tx, sampleBasket(catalogue), id, order!.customerId, platform.clock()))
  await shows.reload()
  await at(END)
  expect(await stock()).toMatchObject({ Vanilla: 6, Peanut: 8 })
  expect((await confirm(buyer)).statusCode).toBe(200)
  await at('2031-05-20T22:00:00Z')
  expect(await stock()).toMatchObject({ Vanilla: 9, Peanut: 10 })
})

test('where the end is moved on after it, the order may be confirmed again, and otherwise lapses again (FF-221)', async () => {
  await at(END)
  expect(await lapsedOrders()).toHaveLength(2)
  await moveEnd('2031-05-20T23:59:59+02:00')
  expect((await confirm(buyer)).statusCode).toBe(200)
  expect(await lapsedOrders()).toEqual([{ email: ACCOUNTS.gym }])
  await at('2031-05-20T22:00:00Z')
  expect(await stock()).toMatchObject({ Vanilla: 10, Peanut: 10 })
  expect((await confirm(gym)).statusCode).toBe(409)
})

test('a confirmation of the last second that waited while the order lapsed is refused (FF-220)', async () => {
  await at(END)
  show.app.setNow('2031-05-16T21:59:59.900Z')
  const answer = await confirm(gym)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'confirmation_closed'])
})

test.skipIf(inject('templateFile') !== undefined)('two servers give them back once (FF-221)', async () => {
  const { platform } = show.app
  const database: Database = await openDatabase(platform.config)
  const second = await buildApp(platform.config, database, { clock: platform.clock })
  await second.platform.jobs.start()
  await at(END, second)
  await at('2031-05-17T12:00:00Z', second)
  expect(await stock()).toMatchObject({ Vanilla: 10, Peanut: 10 })
  await second.close()
  await database.close()
})
