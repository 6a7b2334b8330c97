import { type Right, rights } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { buildApp } from './app.ts'
import { setStock } from './areas/catalogue/index.ts'
import { hashPassword, saveUser, viewerChanged } from './areas/people/index.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from './areas/show-orders/test-show.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { rows } from './platform/database.ts'
import { type Browser, makeBrowser } from './platform/testing/app.ts'
import { readEvery, readsOf } from './platform/testing/every-get.ts'
import { withinASecond } from './platform/testing/within-a-second.ts'
import { transaction } from './platform/transaction.ts'

const COLLEAGUE = 'colleague@fairfloor.test'
const CODES = {
  order: 'may_not_order',
  prices: 'may_not_see_prices',
  invoices: 'may_not_see_invoices',
  manage: 'may_not_manage',
} as const

let show: TestShow
let buyer: Browser
let colleague: Browser
let colleagueId: number
let boothId: number

beforeAll(async () => {
  show = await testShow()
  const { db } = show.app.platform
  const [{ customerId } = { customerId: 0 }] = await rows<{ customerId: number }>(
    db,
    sql`select customer_id as "customerId" from users where email = ${ACCOUNTS.buyer}`,
  )
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  colleagueId = await saveUser(db, { email: COLLEAGUE, name: 'Colleague', customerId, passwordHash })
  buyer = await show.as(ACCOUNTS.buyer)
  colleague = await show.as(COLLEAGUE)
  boothId = show.app.shows.current().exhibitors.find(({ organiser }) => !organiser)!.id
  await buyer.form('/api/onlineshop/basket/positions', {
    positionsJson: JSON.stringify([{ product_attribute_id: show.flavour.get('f1'), quantity: 3 }]),
  })
  // A confirmed and partly released order with prices.
  await show.add(buyer, { f1: 8, f2: 2 })
  show.app.setNow(DURING.confirmation)
  await buyer.patch('/api/onlineshop/vts-basket', { confirm: true })
  expect((await show.release(buyer, { f1: 3 })).statusCode).toBe(200)
})
afterAll(() => show.app.close())
beforeEach(() => give([...rights]))

async function give(to: readonly Right[]) {
  const answer = await buyer.patch(`/api/company/users/${colleagueId}`, { rights: to })
  expect(answer.statusCode).toBe(200)
  // Announced after the commit, so it may arrive after the answer.
  await vi.waitFor(async () => expect((await colleague.get('/api/current_user')).json().user.rights).toEqual(to))
}
const without = (right: Right) => give(rights.filter(one => one !== right))

/** The calls that need a right. A missing one, or one that has lost its right, is noticed. */
const GUARDED: Record<Right, readonly string[]> = {
  order: [
    'DELETE /api/onlineshop/basket/basket-empty',
    'DELETE /api/onlineshop/basket/positions/:id',
    'DELETE /api/onlineshop/newcomer-week/basket/basket-empty',
    'DELETE /api/onlineshop/newcomer-week/basket/positions/:id',
    'DELETE /api/onlineshop/outlet/basket',
    'DELETE /api/onlineshop/outlet/basket/positions/:id',
    'DELETE /api/onlineshop/vts-basket-product-attributes/:id',
    'DELETE /api/onlineshop/vts-basket-sample-positions/:id',
    'GET /api/onlineshop/checkout',
    'GET /api/onlineshop/outlet/checkout',
    'GET /api/onlineshop/basket/fills',
    'GET /api/onlineshop/newcomer-week/basket/fills',
    'PATCH /api/onlineshop/basket/positions/:id',
    'PATCH /api/onlineshop/newcomer-week/basket',
    'PATCH /api/onlineshop/newcomer-week/basket/positions/:id',
    'PATCH /api/onlineshop/outlet/basket/positions/:id',
    'PATCH /api/onlineshop/vts-basket',
    'PATCH /api/onlineshop/vts-basket-product-attributes/:id',
    'POST /api/complaint-photos',
    'POST /api/onlineshop/approvals/:id/taking-back',
    'POST /api/complaints',
    'POST /api/complaints/:id/messages',
    'POST /api/complaints/:id/withdrawal',
    'POST /api/onlineshop/basket/positions',
    'GET /api/onlineshop/basket/quick-order/suggestions',
    'GET /api/onlineshop/basket/quick-order/template',
    'POST /api/onlineshop/basket/quick-order',
    'POST /api/onlineshop/basket/quick-order/file',
    'POST /api/onlineshop/order-lists/:id/add-to-basket',
    'POST /api/onlineshop/orders',
    'POST /api/onlineshop/orders/:order_id/add-to-basket',
    'POST /api/onlineshop/orders/:order_id/cancel',
    'POST /api/onlineshop/orders/:order_id/cancel-preview',
    'POST /api/onlineshop/orders/:order_id/card-payment',
    'POST /api/onlineshop/newcomer-week/basket/place-order',
    'POST /api/onlineshop/newcomer-week/basket/positions',
    'POST /api/onlineshop/outlet/basket/positions',
    'POST /api/onlineshop/outlet/orders',
    'POST /api/onlineshop/vts-basket',
    'POST /api/onlineshop/vts-basket-add-position',
    'POST /api/onlineshop/vts-basket-add-sample-position',
    'POST /api/onlineshop/vts-release',
    'PUT /api/onlineshop/vts-release/when-in-stock',
  ],
  prices: [
    'GET /api/api_settings/stock_deliveries',
    'GET /api/onlineshop/basket/price',
    'GET /api/onlineshop/vts-basket-price',
    'POST /api/onlineshop/vts-release/preview',
    'GET /service-center/api/csv/price-list',
    'GET /service-center/api/xlsx/price-list',
    'POST /api/api_settings',
    'POST /api/api_settings/renew_stock_push_secret',
    'POST /api/api_settings/stock_deliveries/:number/repeat',
    'POST /api/api_settings/test_stock_push',
  ],
  invoices: [
    'GET /api/onlineshop/bonus',
    'GET /api/onlineshop/invoices',
    'GET /api/onlineshop/statement',
    'GET /api/onlineshop/unpaid-invoices',
    'GET /orders/creditNotePdf/:credit_note_number',
    'GET /orders/documents.zip',
    'GET /orders/documents/:name',
    'GET /orders/invoicePdf/:order_id',
    'GET /orders/invoicePdf/:order_id/:invoice_number',
    'GET /orders/statement.pdf',
    'GET /orders/statement.xlsx',
    'POST /api/onlineshop/invoices/zip',
  ],
  manage: [
    'GET /api/company/users',
    'PATCH /api/company/users/:id',
    'DELETE /api/company/addresses/:id',
    'DELETE /api/company/invitations/:id',
    'DELETE /api/company/users/:id',
    'GET /api/company/colleagues',
    'PATCH /api/company/addresses/:id',
    'POST /api/company/addresses',
    'POST /api/company/addresses/:id/usual',
    'POST /api/company/invitations',
    'POST /api/company/invitations/:id/mail',
    'POST /api/company/users/:id/block',
    'POST /api/company/users/:id/unblock',
    'PUT /api/company/users/:id/order-limit',
    'POST /api/onlineshop/approvals/:id/approval',
    'POST /api/onlineshop/approvals/:id/refusal',
  ],
}
const calls = rights.flatMap(right => GUARDED[right].map(call => [right, call] as const))

const ask = (browser: Browser, call: string) => {
  const [method, path = ''] = call.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string]
  const asJson = method === 'POST' || method === 'PATCH'
  // One's own colleagues and addresses stay for the next call.
  const id = path.startsWith('/api/company/') ? '999999' : '1'
  return browser.call({ method, url: path.replace(/:\w+/g, id), ...(asJson && { payload: {} }) })
}

describe('a right of a customer’s user', () => {
  test('is asked for by these calls, and named in the description of the API (FF-137)', async () => {
    const { paths } = (await buyer.get('/api/openapi.json')).json()
    const described = Object.entries<Record<string, { 'x-needs'?: Right }>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { 'x-needs': needs }]) =>
        needs ? [`${needs} ${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`] : [],
      ),
    )
    expect(described.toSorted()).toEqual(calls.map(([right, call]) => `${right} ${call}`).toSorted())
  })

  test.each(calls)('%s taken away: %s is 403, for this user alone (FF-137)', async (right, call) => {
    await without(right)
    const refused = await ask(colleague, call)
    expect([refused.statusCode, refused.json().code]).toEqual([403, CODES[right]])
    expect((await ask(buyer, call)).statusCode).not.toBe(403)
    // All other calls of this user still work; paying by card shows what is due, so it takes prices besides.
    const works = calls.filter(
      ([needed, one]) => needed !== right && !(right === 'prices' && one.endsWith('/card-payment')),
    )
    for (const [other, one] of works) expect((await ask(colleague, one)).statusCode, `${other} ${one}`).not.toBe(403)
  })

  test('is none of an agent’s own who acts for that user', async () => {
    await without('order')
    const agent = await show.as(ACCOUNTS.agent)
    expect((await agent.form('/', { _switch_user: COLLEAGUE })).statusCode).toBe(200)
    expect((await ask(agent, GUARDED.order[0]!)).json().code).toBe('may_not_order')
  })

  test('is told to the browser; staff have prices and no more', async () => {
    await give(['order', 'invoices'])
    expect((await colleague.get('/api/current_user')).json().user.rights).toEqual(['order', 'invoices'])
    const exhibitor = await show.as(ACCOUNTS.exhibitor)
    expect((await exhibitor.get('/api/current_user')).json().user.rights).toEqual(['prices'])
  })
})

/** Every amount of money in an answer, by the names in the API's description; an address is no such name. */
const PRICE = /^(?!\/).*(price|cost|_fee$|msrp|vatFrom|tax_rate$)/i
function amountsIn(value: unknown, name = ''): unknown[] {
  if (Array.isArray(value)) return value.flatMap(one => amountsIn(one, name))
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) =>
      amountsIn(one, PRICE.test(key) ? key : PRICE.test(name) ? name : ''),
    )
  return PRICE.test(name) && typeof value === 'number' ? [`${name}: ${value}`] : []
}

/** The values of every field of that name. */
function fieldsIn(value: unknown, wanted: string): unknown[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, one]) => (name === wanted ? [one] : fieldsIn(one, wanted)))
}

describe('without the right to see prices', () => {
  const seen = async (browser: Browser) => {
    const orders = (await browser.get('/api/onlineshop/orders')).json()
    return {
      booth: (await browser.get(`/api/onlineshop/vts-exhibitors/${boothId}/product-sizes`)).json(),
      fresh: (await browser.get(`/api/virtual-trade-show/exhibitors/${boothId}/new-products`)).json(),
      basket: (await browser.get('/api/onlineshop/vts-basket')).json(),
      shopBasket: (await browser.get('/api/onlineshop/basket')).json(),
      release: (await browser.get('/api/onlineshop/vts-release')).json(),
      orders,
      order: (await browser.get(`/api/onlineshop/orders/${orders[0].order_id}`)).json(),
      user: (await browser.get('/api/current_user')).json(),
    }
  }
  // Tax rates are public.
  const isAmount = (found: unknown) => !/_rate|_percent/.test(String(found))

  test('amounts are null in every answer, and everything else is there (FF-138)', async () => {
    await without('prices')
    const [all, some] = [await seen(buyer), await seen(colleague)]
    for (const name of ['booth', 'basket', 'shopBasket', 'release', 'orders', 'order', 'user'] as const)
      expect(amountsIn(all[name]).filter(isAmount), name).not.toEqual([])
    expect(amountsIn(some).filter(isAmount)).toEqual([])
    expect(some.basket.positions.length).toBe(all.basket.positions.length)
    expect(some.release.positions[0].remaining_quantity).toBe(all.release.positions[0].remaining_quantity)
    expect(some.user.basket_info).toEqual({ ...all.user.basket_info, basket_total_price: null })
    expect(some.user.user.erp_unpaid_sums).toBe(all.user.user.erp_unpaid_sums)
  })

  test('no read and no page of any area tells it an amount, nor a visitor (SH-152, SH-515)', async () => {
    await without('prices')
    const reading = readsOf(show.app.platform.server)
    const filters = ['promo=all', 'sale=1', 'new=1', 'term=whey', 'sort=price_low_first', 'price_from=1&price_to=90']
    const { size } = (await buyer.get('/api/onlineshop/product-sizes/1')).json()
    const pages = [
      '/',
      '/product-list',
      `/productSize/${size.id}`,
      `/product-list/product/${size.product.id}`,
      '/search/whey',
    ]
    const walk = async (browser: Browser) => {
      const found = new Map<string, unknown>()
      for (const { url, body } of await readEvery(browser, reading)) found.set(url, body)
      for (const filter of filters) {
        const url = `/api/onlineshop/products?${filter}`
        found.set(url, (await browser.get(url)).json())
      }
      for (const page of pages) {
        const [, json] = /id="first-data"[^>]*>([^<]*)</.exec((await browser.get(page)).body) ?? []
        found.set(page, JSON.parse(json ?? '{}'))
      }
      return found
    }
    const [all, some, open] = [await walk(buyer), await walk(colleague), await walk(show.app.browser())]
    const priced = [...all].flatMap(([url, body]) => (amountsIn(body).some(isAmount) ? [url] : []))
    for (const call of ['products', 'products/1', 'product-sizes/1', 'basket'])
      expect(priced).toContain(`/api/onlineshop/${call}`)
    expect(priced).toEqual(expect.arrayContaining(pages.slice(1)))
    // An empty basket costs 0 for everybody.
    const told = (body: unknown) => amountsIn(body).filter(one => isAmount(one) && one !== 'basket_total_price: 0')
    for (const found of [some, open]) for (const [url, body] of found) expect([url, told(body)]).toEqual([url, []])
    for (const call of ['products', 'products/1', 'product-sizes/1'])
      expect(open.has(`/api/onlineshop/${call}`)).toBe(true)
  })

  test('stock is words, and how many there are is null in every answer and in a page’s first data', async () => {
    await without('prices')
    const seenBy = async (browser: Browser) => {
      const released = await browser.get('/vts-order-release')
      expect(released.statusCode).toBe(200)
      return {
        booth: (await browser.get(`/api/onlineshop/vts-exhibitors/${boothId}/product-sizes`)).json(),
        vitrines: (await browser.get('/api/onlineshop/vts-show-case-product-sizes')).json(),
        release: (await browser.get('/api/onlineshop/vts-release')).json(),
        page: [...released.body.matchAll(/"(stock_available|availability)":("?\w+"?)/g)].map(
          ([, name = '', value]) => ({
            [name]: JSON.parse(value!),
          }),
        ),
      }
    }
    const [all, some] = [await seenBy(buyer), await seenBy(colleague)]
    for (const name of ['booth', 'release', 'page'] as const) {
      expect(fieldsIn(all[name], 'stock_available'), name).toContainEqual(expect.any(Number))
      expect(fieldsIn(some[name], 'availability'), name).toEqual(fieldsIn(all[name], 'availability'))
      expect(fieldsIn(some[name], 'availability'), name).toContain('in_stock')
    }
    expect(fieldsIn(some, 'stock_available').filter(stock => stock !== null)).toEqual([])
  })

  test('a refused release does not tell how many there are', async () => {
    const { positions } = (await buyer.get('/api/onlineshop/vts-release')).json()
    const short = positions.find(({ remaining_quantity: left }: { remaining_quantity: number }) => left > 1)
    const stock = (quantity: number) =>
      transaction(show.app.platform.db, tx => setStock(tx, [{ flavourId: short.product_attribute_id, quantity }]))
    await stock(1)
    const refused = async () => {
      const { shipping_addresses } = (await colleague.get('/api/onlineshop/vts-release')).json()
      const wanted = [{ product_attribute_id: short.product_attribute_id, quantity: short.remaining_quantity }]
      const payload = { positions: wanted, shipping_address_id: shipping_addresses[0].id }
      const answer = await colleague.post('/api/onlineshop/vts-release', payload)
      expect(answer.statusCode).toBe(409)
      return answer.json()
    }
    expect(JSON.stringify(await refused())).toContain('"available":1')
    await without('prices')
    expect(await refused()).toMatchObject({ code: 'out_of_stock', details: { available: null } })
    await stock(short.stock_available)
  })

  test('every stock in an answer can be hidden', async () => {
    const { paths } = (await buyer.get('/api/openapi.json')).json()
    const stocks = fieldsIn(paths, 'stock_available')
    expect(stocks.length).toBeGreaterThan(3)
    for (const stock of stocks)
      expect(stock).toEqual({ anyOf: [expect.objectContaining({ title: 'stock' }), { type: 'null' }] })
  })

  test('a list is not in the order of its prices (FF-138)', async () => {
    await without('prices')
    const names = async (browser: Browser, sort: string) =>
      (await browser.get(`/api/onlineshop/vts-exhibitors/${boothId}/product-sizes?sort=${sort}`))
        .json()
        .map(({ id }: { id: number }) => id)
    const top = await names(colleague, 'top')
    expect(await names(colleague, 'price_low_first')).toEqual(top)
    expect(await names(colleague, 'price_high_first')).toEqual(top)
    expect(await names(buyer, 'price_high_first')).not.toEqual(await names(buyer, 'price_low_first'))
  })

  test('one may still order and release', async () => {
    await give(['order'])
    expect((await show.release(colleague, { f1: 1 })).statusCode).toBe(200)
  })

  test('every amount in an answer can be hidden, but what only needs the right itself or is the operator’s (FF-138)', async () => {
    const { paths } = (await buyer.get('/api/openapi.json')).json()
    const bare = Object.entries<Record<string, { 'x-who': string; 'x-needs'?: Right; responses: object }>>(
      paths,
    ).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, call]) => call['x-who'] !== 'operator' && call['x-needs'] !== 'prices')
        .filter(([, { responses }]) => hasBareAmount(responses))
        .map(([method]) => `${method} ${path}`),
    )
    expect(bare).toEqual([])
  })
})

/** An amount that cannot be null: schemas of `price` list null besides. */
function hasBareAmount(schema: unknown): boolean {
  if (schema === null || typeof schema !== 'object') return false
  if ((schema as { title?: string }).title === 'amount') return true
  const { anyOf, ...rest } = schema as { anyOf?: { type?: string }[] }
  const isNullable = anyOf?.some(({ type }) => type === 'null')
  const inner = isNullable ? anyOf!.filter(one => (one as { title?: string }).title !== 'amount') : (anyOf ?? [])
  return [...inner, ...Object.values(rest)].some(hasBareAmount)
}

describe('without the right to see invoices', () => {
  test('orders have no invoice number, and what is unpaid is not told', async () => {
    await without('invoices')
    const { orders, user } = {
      orders: (await colleague.get('/api/onlineshop/orders')).json(),
      user: (await colleague.get('/api/current_user')).json().user,
    }
    expect(orders[0]).toMatchObject({ invoice_number: null, total_price_inclusive_tax: expect.any(Number) })
    expect((await colleague.get(`/api/onlineshop/orders/${orders[0].order_id}`)).json().invoice_number).toBeNull()
    expect(user.erp_unpaid_sums).toBeNull()
    expect((await buyer.get('/api/onlineshop/orders')).json()[0].invoice_number).toEqual(expect.any(String))
  })
})

describe('who manages the users of a company', () => {
  test('sees who may what, changes it, and it stands in the audit log', async () => {
    const answer = await buyer.patch(`/api/company/users/${colleagueId}`, { rights: ['invoices', 'order', 'order'] })
    expect(answer.json()).toEqual([
      { id: expect.any(Number), name: 'Bo Verhoeven', email: ACCOUNTS.buyer, rights: [...rights] },
      { id: colleagueId, name: 'Colleague', email: COLLEAGUE, rights: ['order', 'invoices'] },
    ])
    const operator = await show.as(ACCOUNTS.operator)
    const { entries } = (await operator.get('/api/admin/audit?search=change+rights')).json()
    expect(entries[0]).toMatchObject({
      action: 'change rights',
      subject: COLLEAGUE,
      details: { before: [...rights], after: ['order', 'invoices'] },
    })
  })

  test('addresses are those of the own company, for everybody in it (FF-863)', async () => {
    const ofSouth = (await colleague.get('/api/company/addresses')).json()
    const ofGym = (await (await show.as(ACCOUNTS.gym)).get('/api/company/addresses')).json()
    expect(ofSouth).toContainEqual(
      expect.objectContaining({ purpose: 'shipping', is_default: true, company: expect.any(String), gln: null }),
    )
    expect(ofSouth.map(({ id }: { id: number }) => id)).not.toEqual(ofGym.map(({ id }: { id: number }) => id))
    expect((await (await show.as(ACCOUNTS.operator)).get('/api/company/addresses')).statusCode).toBe(403)
  })

  test('finds the users of the own company alone', async () => {
    const gym = await show.as(ACCOUNTS.gym)
    expect((await gym.patch(`/api/company/users/${colleagueId}`, { rights: [] })).statusCode).toBe(404)
    expect((await gym.get('/api/company/users')).json()).toHaveLength(1)
    expect((await colleague.get('/api/current_user')).json().user.rights).toEqual([...rights])
  })

  test('stays when the last one, also when two take it from each other at once (FF-137)', async () => {
    const me = (await buyer.get('/api/current_user')).json().user.id
    const answers = await Promise.all([
      buyer.patch(`/api/company/users/${colleagueId}`, { rights: [] }),
      colleague.patch(`/api/company/users/${me}`, { rights: [] }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).filter(status => status === 200)).toHaveLength(1)
    const kept = await rows<{ email: string }>(
      show.app.platform.db,
      sql`select email from users where id in (${me}, ${colleagueId}) and rights ? 'manage'`,
    )
    expect(kept).toHaveLength(1)
    await show.app.platform.db.execute(
      sql`update users set rights = ${JSON.stringify(rights)}::jsonb where id in (${me}, ${colleagueId})`,
    )
    await viewerChanged(show.app.platform.db, show.app.platform.bus)
  })
})

test.skipIf(inject('templateFile') !== undefined)(
  'a change of rights holds on every server within a second',
  async () => {
    const second = await buildApp(show.app.platform.config, show.app.database, { clock: show.app.platform.clock })
    const there = makeBrowser(second.platform, colleague.cookies)
    const call = GUARDED.manage[0]!
    expect((await ask(there, call)).statusCode).toBe(200)
    await without('manage')
    await withinASecond(async () => expect((await ask(there, call)).statusCode).toBe(403))
    await second.close()
  },
)
