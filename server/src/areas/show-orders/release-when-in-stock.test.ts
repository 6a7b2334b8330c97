import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { type App, buildApp } from '../../app.ts'
import { openDatabase, rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { setStock } from '../catalogue/index.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from './test-show.ts'

const RELEASE = '/api/onlineshop/vts-release'

// f4 is out of stock. The buyer and the gym have confirmed twenty of it each.
let show: TestShow
let buyer: Browser
let gym: Browser

const page = async (browser: Browser) => (await browser.get(RELEASE)).json()
const idOf = (key: string) => show.flavour.get(key)!
const addresses = async (browser: Browser): Promise<number[]> =>
  (await page(browser)).shipping_addresses.map((address: { id: number }) => address.id)
const put = (browser: Browser, keys: string[], addressId: number | null) =>
  browser.call({
    method: 'PUT',
    url: `${RELEASE}/when-in-stock`,
    payload: { product_attribute_ids: keys.map(idOf), shipping_address_id: addressId },
  })
const mark = async (browser: Browser, ...keys: string[]) => put(browser, keys, (await addresses(browser))[0]!)
const position = async (browser: Browser, key: string) =>
  (await page(browser)).positions.find(
    (one: { product_attribute_id: number }) => one.product_attribute_id === idOf(key),
  )
const released = async (browser: Browser, key: string) => (await position(browser, key)).released_quantity
const arrive = (key: string, quantity: number) =>
  transaction(show.app.platform.db, tx => setStock(tx, [{ flavourId: idOf(key), quantity }]))
const stockOf = async (key: string) =>
  (
    await rows<{ quantity: number }>(
      show.app.platform.db,
      sql`select quantity from stock where flavour_id = ${idOf(key)}`,
    )
  )[0]?.quantity
const orders = async () =>
  (await rows(show.app.platform.db, sql`select 1 from releases r where r.released_at > '2031-01-01'`)).length
async function poll(...servers: App[]) {
  for (let time = 0; time < 2; time++)
    await Promise.all([show.app, ...servers].map(({ platform }) => platform.due.ask()))
}

beforeEach(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
  for (const browser of [buyer, gym]) await show.add(browser, { f1: 4, f4: 20 })
  show.app.setNow(DURING.confirmation)
  for (const browser of [buyer, gym]) await browser.patch('/api/onlineshop/vts-basket', { confirm: true })
  await show.app.platform.outbox.drain()
  await show.app.platform.jobs.start()
})
afterEach(() => show.app.close())

describe('a mark to release when in stock', () => {
  test('is set with an address, seen on the release page, moved to another address, and lifted (FF-223)', async () => {
    const [home, branch] = (await addresses(buyer)) as [number, number]
    expect((await put(buyer, ['f4', 'f1'], home)).json()).toEqual({ marked: [idOf('f1'), idOf('f4')] })
    const before = (await position(buyer, 'f4')).when_in_stock
    expect(before).toEqual({ shipping_address_id: home, marked_at: '2031-05-12T12:00:00.000Z' })
    show.app.setNow('2031-05-13T12:00:00Z')
    await put(buyer, ['f4'], branch)
    expect((await position(buyer, 'f4')).when_in_stock).toEqual({ ...before, shipping_address_id: branch })
    expect((await put(buyer, ['f4', 'f1'], null)).json()).toEqual({ marked: [] })
    expect((await position(buyer, 'f4')).when_in_stock).toBeNull()
    expect((await position(gym, 'f4')).when_in_stock).toBeNull()
  })

  test('is refused for what is not in the order, to a foreign address, unconfirmed, and after the end (FF-223)', async () => {
    const [home] = (await addresses(buyer)) as [number]
    const code = async (answer: Promise<{ statusCode: number; json(): { code: string } }>) => {
      const { statusCode, json } = await answer
      return [statusCode, json().code]
    }
    expect(await code(put(buyer, ['f4', 'f2'], home))).toEqual([422, 'unknown_flavour'])
    expect(await code(put(buyer, ['f4'], (await addresses(gym))[0]!))).toEqual([422, 'unknown_address'])
    await show.app.platform.db.execute(
      sql`update show_orders set confirmed_at = null where confirmed_at > '2031-01-01'`,
    )
    expect(await code(put(buyer, ['f4'], home))).toEqual([409, 'not_confirmed'])
    show.app.setNow('2031-07-02T12:00:00Z')
    buyer = await show.as(ACCOUNTS.buyer)
    expect(await code(put(buyer, ['f4'], home))).toEqual([409, 'release_closed'])
  })

  test('is refused to an address whose release would be refused: it would wait for ever', async () => {
    const [home, branch] = (await addresses(buyer)) as [number, number]
    await show.app.platform.db.execute(sql`update addresses set country = 'AQ' where id = ${branch}`)
    const refused = await put(buyer, ['f4'], branch)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'no_delivery'])
    expect((await position(buyer, 'f4')).when_in_stock).toBeNull()
    expect((await put(buyer, ['f4'], home)).json()).toEqual({ marked: [idOf('f4')] })
  })

  test('is set on a page that opens although the default address is in a country without delivery', async () => {
    const [home, branch] = (await addresses(buyer)) as [number, number]
    const before = await position(buyer, 'f4')
    await show.app.platform.db.execute(sql`update addresses set country = 'AQ' where id = ${home}`)
    expect(await addresses(buyer)).toEqual([home, branch])
    expect(await position(buyer, 'f4')).toEqual(before)
    expect((await put(buyer, ['f4'], branch)).json()).toEqual({ marked: [idOf('f4')] })
  })

  test('releases what arrives, to its address, once; the rest stays marked (FF-224)', async () => {
    const [, branch] = (await addresses(buyer)) as [number, number]
    await put(buyer, ['f4'], branch)
    await poll()
    expect(await orders()).toBe(0)
    await arrive('f4', 8)
    await poll()
    expect(await orders()).toBe(1)
    expect(await position(buyer, 'f4')).toMatchObject({
      released_quantity: 8,
      remaining_quantity: 12,
      stock_available: 0,
    })
    expect((await position(buyer, 'f4')).when_in_stock).not.toBeNull()
    const { order_ids, shipping_addresses } = await page(buyer)
    const order = (await buyer.get(`/api/onlineshop/orders/${order_ids[0]}`)).json()
    expect(order.shipping_address.street).toBe(
      shipping_addresses.find((address: { id: number }) => address.id === branch).street,
    )
    expect(order.invoice_number).toMatch(/2031/)
    await show.app.platform.outbox.drain()
    const mails = await rows<{ text: string }>(
      show.app.platform.db,
      sql`select text from mails where kind = 'show-released' and recipient = ${ACCOUNTS.buyer}`,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('What you marked at the Show 2031 to be released when in stock has arrived')
    await arrive('f4', 30)
    await poll()
    expect(await position(buyer, 'f4')).toMatchObject({ released_quantity: 20, when_in_stock: null })
    expect(await stockOf('f4')).toBe(18)
    expect(await orders()).toBe(2)
  })

  test('waits for older ones (FF-224)', async () => {
    await mark(gym, 'f4')
    show.app.setNow('2031-05-12T12:00:01Z')
    await mark(buyer, 'f4')
    await arrive('f4', 25)
    await poll()
    expect([await released(gym, 'f4'), await released(buyer, 'f4')]).toEqual([20, 5])
    expect(await stockOf('f4')).toBe(0)
  })

  test('releases no more than is left after a release by hand (FF-224)', async () => {
    await mark(buyer, 'f4')
    await arrive('f4', 18)
    expect((await show.release(buyer, { f4: 18 })).statusCode).toBe(200)
    await arrive('f4', 50)
    await poll()
    expect(await released(buyer, 'f4')).toBe(20)
    expect(await stockOf('f4')).toBe(48)
  })

  test('ends with the release (FF-224)', async () => {
    await mark(buyer, 'f4')
    await arrive('f4', 18)
    show.app.setNow('2031-06-30T22:00:00Z')
    await poll()
    expect(await orders()).toBe(0)
    expect(await stockOf('f4')).toBe(18)
  })

  test('waits while the user who set it is blocked', async () => {
    const block = (at: string | null) =>
      show.app.platform.db.execute(
        sql`update users set blocked_at = ${at}::timestamptz where email = ${ACCOUNTS.buyer}`,
      )
    await mark(buyer, 'f4')
    await block('2031-05-12T12:00:00Z')
    await arrive('f4', 25)
    await poll()
    expect(await orders()).toBe(0)
    await block(null)
    await poll()
    expect(await orders()).toBe(1)
  })

  test('whose order cannot be made does not hold up the others (FF-224)', async () => {
    await mark(buyer, 'f4')
    show.app.setNow('2031-05-12T12:00:01Z')
    await mark(gym, 'f4')
    await show.app.platform.db.execute(sql`
      update addresses set purpose = 'invoice' where id = ${(await addresses(buyer))[0]!}`)
    await arrive('f4', 25)
    await poll()
    expect([await released(buyer, 'f4'), await released(gym, 'f4')]).toEqual([0, 20])
  })

  test('that is refused since an address changed is said on the page, and logged once (FF-231)', async () => {
    const [home] = (await addresses(buyer)) as [number]
    const inCountry = (country: string) =>
      show.app.platform.db.execute(sql`update addresses set country = ${country} where id = ${home}`)
    await mark(buyer, 'f4')
    expect((await page(buyer)).refused_marks).toEqual([])
    await inCountry('AQ')
    expect((await page(buyer)).refused_marks).toEqual([
      { shipping_address_id: home, lines: 1, code: 'no_delivery', detail: expect.stringContaining('deliver') },
    ])
    const warn = vi.spyOn(show.app.platform.log, 'warn')
    await arrive('f4', 25)
    await poll()
    await poll()
    expect(warn.mock.calls.filter(([, text]) => text === 'release when in stock')).toHaveLength(1)
    await inCountry('NL')
    await poll()
    expect((await page(buyer)).refused_marks).toEqual([])
    expect(await released(buyer, 'f4')).toBe(20)
  })

  test.skipIf(inject('templateFile') !== undefined)('is carried out once by two servers (FF-225)', async () => {
    const { platform } = show.app
    const database = await openDatabase(platform.config)
    const second = await buildApp(platform.config, database, { clock: platform.clock })
    await second.platform.jobs.start()
    await mark(gym, 'f4')
    await mark(buyer, 'f4', 'f1')
    await arrive('f4', 30)
    await poll(second)
    expect(await orders()).toBe(2)
    expect((await released(gym, 'f4')) + (await released(buyer, 'f4'))).toBe(30)
    expect(await stockOf('f4')).toBe(0)
    await second.close()
    await database.close()
  })
})

test('a release keeps the own order number and the note: on its page, its document and in its mail (FF-226)', async () => {
  const [home] = (await addresses(buyer)) as [number]
  const body = { positions: [{ product_attribute_id: idOf('f1'), quantity: 2 }], shipping_address_id: home }
  const sent = { ...body, reference: ' PO-4711 ', note: 'Ring at the back door' }
  const { order_id } = (await buyer.post(RELEASE, sent)).json()
  const order = (await buyer.get(`/api/onlineshop/orders/${order_id}`)).json()
  expect(order).toMatchObject({ external_reference: 'PO-4711', note: 'Ring at the back door' })
  await show.app.platform.outbox.drain()
  const [mail] = await rows<{ text: string }>(
    show.app.platform.db,
    sql`select text from mails where kind = 'show-released' and recipient = ${ACCOUNTS.buyer}`,
  )
  expect(mail?.text).toContain('PO-4711')
  expect(mail?.text).toContain('Ring at the back door')
  const without = (await buyer.post(RELEASE, { ...body, reference: ' ', note: '' })).json()
  expect((await buyer.get(`/api/onlineshop/orders/${without.order_id}`)).json()).toMatchObject({
    external_reference: 'Show 2031',
    note: null,
  })
  expect((await buyer.post(RELEASE, { ...body, reference: 'x'.repeat(61) })).statusCode).toBe(400)
})
