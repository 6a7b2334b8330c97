import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setStock } from '../areas/catalogue/index.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../areas/show-orders/test-show.ts'
import type { Browser } from './testing/app.ts'
import { transaction } from './transaction.ts'

const LIST = '/api/onlineshop/vts-exhibitors/1/product-sizes'
const LISTS = [LIST, '/api/onlineshop/vts-show-case-product-sizes', '/api/virtual-trade-show/exhibitors/1/new-products']

let show: TestShow
let buyer: Browser
let orderId: number
beforeAll(async () => {
  show = await testShow()
  await show.add(await show.as(ACCOUNTS.buyer), { f1: 3 })
  show.app.setNow(DURING.confirmation)
  buyer = await show.as(ACCOUNTS.buyer)
  await buyer.patch('/api/onlineshop/vts-basket', { confirm: true })
  orderId = (await show.release(buyer, { f1: 1 })).json().order_id
})
afterAll(() => show.app.close())

const ask = (browser: Browser, url: string, headers: Record<string, string> = {}) =>
  browser.call({ method: 'GET', url, headers })

describe('what nobody may keep', () => {
  test('is every answer of a call that is no list of a price group, refusals too (FF-350)', async () => {
    const { server } = show.app.platform
    const kept: string[] = []
    for (const { method, path, cache, who } of server.served) {
      if (cache || who === 'client') continue
      const { headers } = await server.inject({ method, url: path.replace(/:\w+/g, '1') })
      if (headers['cache-control'] !== 'no-store' && path !== '/') kept.push(`${method} ${path}`)
    }
    expect(server.served.length).toBeGreaterThan(40)
    expect(kept).toEqual([])
  })

  test.each([
    () => '/api/current_user',
    () => '/api/onlineshop/vts-basket',
    () => '/api/onlineshop/vts-release',
    () => '/api/onlineshop/orders',
    () => `/api/onlineshop/orders/${orderId}`,
    () => `/orders/invoicePdf/${orderId}`,
  ])('is what belongs to a customer: %s (FF-350)', async address => {
    const { statusCode, headers } = await ask(buyer, address())
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  })

  test.each(['/account', '/', '/no/such/page'])('is a page with a user in it: %s (FF-350)', async url => {
    const accept = { accept: 'text/html' }
    expect((await ask(buyer, url, accept)).headers['cache-control']).toBe('no-store')
    expect((await ask(show.app.browser(), url, accept)).headers['cache-control']).toBe('private, no-cache')
  })
})

describe('a list of a price group', () => {
  test.each(LISTS)('is kept and asked for again: %s (FF-350)', async url => {
    const first = await ask(buyer, url)
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    const { etag } = first.headers
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    for (const known of [etag!, etag!.slice(2), `"other", ${etag}`]) {
      const again = await ask(buyer, url, { 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
    expect((await ask(buyer, url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('is not known any more when a stock has changed, nor to a visitor', async () => {
    const { etag } = (await ask(buyer, LIST)).headers
    const known = { 'if-none-match': etag! }
    expect((await ask(show.app.browser(), LIST, known)).statusCode).toBe(401)
    const { db, outbox } = show.app.platform
    await transaction(db, tx => setStock(tx, [{ flavourId: show.flavour.get('f2')!, quantity: 4321 }]))
    await outbox.drain()
    await expect.poll(async () => (await ask(buyer, LIST, known)).statusCode).toBe(200)
  })

  test('is the same list compressed', async () => {
    const plain = (await ask(buyer, LIST)).headers
    const packed = (await ask(buyer, LIST, { 'accept-encoding': 'gzip' })).headers
    expect([packed['content-encoding'], packed.etag, packed.vary]).toEqual(['gzip', plain.etag, 'accept-encoding'])
  })
})

test('a logout empties the browser’s cache, and leaves what belongs to the browser (FF-351)', async () => {
  const browser = await show.as(ACCOUNTS.gym)
  const answer = await browser.post('/api/logout')
  expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([200, '"cache"'])
})
