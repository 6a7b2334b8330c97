import { serviceListNames } from '@fairfloor/domain/service-lists/lists'
import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { addStock, saveRange, setStock, takeStock } from '../catalogue/index.ts'
import { notePriceChanges, priceChangesOf } from '../catalogue/price-history.ts'
import { smallRange } from '../catalogue/test-range.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { createDelivery } from '../stock/index.ts'

/** The test's clock stands at 6 May 2031, 12:00 UTC. */
const LISTS = {
  just_in: '/api/onlineshop/just-in-product-attributes',
  price_change: '/api/onlineshop/price-change-products',
  discontinued: '/api/onlineshop/discontinued-product-attributes',
  available_soon: '/api/onlineshop/available-soon-product-attributes',
  eta: '/api/onlineshop/eta-product-attributes',
} as const

let show: TestShow
let buyer: Browser
let gym: Browser

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
  // What the range was saved with has happened long ago.
  await show.app.platform.db.execute(sql`update stock_movements set at = '2030-01-01'`)
  await show.app.platform.db.execute(sql`delete from price_changes`)
})
afterAll(() => show.app.close())

const db = () => show.app.platform.db
const id = (key: string) => show.flavour.get(key)!
const read = async (list: keyof typeof LISTS, browser = buyer, query = '') =>
  (await browser.get(`${LISTS[list]}${query}`)).json()
/** The catalogue in memory follows the commit. */
const seen = <T>(look: () => Promise<T>, expected: T) => vi.waitFor(async () => expect(await look()).toEqual(expected))
const MAY = (day: number, hour = 8) => new Date(Date.UTC(2031, 4, day, hour))
const receive = (key: string, quantity: number, at: Date) =>
  transaction(db(), tx => addStock(tx, [{ flavourId: id(key), quantity }], { kind: 'receipt', at }))
const sell = (key: string, quantity: number, at: Date) =>
  transaction(db(), tx => takeStock(tx, [{ flavourId: id(key), quantity }], { kind: 'order', at }))
const sizeOf = (key: string) => show.app.catalogue.snapshot().flavours.get(id(key))!.size

async function changeSize(key: string, more: object) {
  const sizes = smallRange.sizes.map(size => (size.key === key ? { ...size, ...more } : size))
  await transaction(db(), tx => saveRange(tx, { ...smallRange, sizes }))
  await show.app.catalogue.reload()
}

test('a visitor reads none of the lists and visits no page (SH-560..565)', async () => {
  const visitor = show.app.browser()
  for (const path of [
    ...Object.values(LISTS),
    '/api/onlineshop/service-lists',
    '/api/onlineshop/service-lists/eta/csv',
  ])
    expect((await visitor.get(path)).statusCode).toBe(401)
  expect((await visitor.form('/api/onlineshop/visit-page', { page: 'eta' })).statusCode).toBe(401)
})

describe('just in', () => {
  test('a first receipt, then only one after a whole day without stock (SH-244, SH-561, SH-599)', async () => {
    await receive('f1', 5, MAY(1))
    const row = {
      id: id('f1'),
      just_in_date: '2031-05-01',
      brand_name: 'North',
      product_size_name: 'Whey 900 g',
      product_attribute_name: 'Vanilla',
      product_size_erp_id: sizeOf('f1').id,
      price: 19.99,
    }
    expect(await read('just_in')).toEqual([row])

    await receive('f1', 5, MAY(2))
    await sell('f1', 20, MAY(3))
    await receive('f1', 5, MAY(3, 20))
    expect(await read('just_in')).toEqual([row])

    await sell('f1', 5, MAY(3, 21))
    await receive('f1', 5, MAY(5))
    expect(await read('just_in')).toEqual([{ ...row, just_in_date: '2031-05-05' }])
  })

  test('a count that finds some again after a day counts as an arrival, the newest comes first (SH-561)', async () => {
    await transaction(db(), tx => setStock(tx, [{ flavourId: id('f4'), quantity: 3 }], { kind: 'count', at: MAY(6) }))
    expect((await read('just_in')).map((row: { id: number }) => row.id)).toEqual([id('f4'), id('f1')])
  })

  test('forgets what came more than 60 days ago', async () => {
    await db().execute(
      sql`update stock_movements set at = '2031-03-01' where flavour_id = ${id('f4')} and kind = 'count'`,
    )
    expect((await read('just_in')).map((row: { id: number }) => row.id)).toEqual([id('f1')])
  })
})

test('price changes are those of the reader’s group, one row a size, against what it paid before (SH-244, SH-562, SH-600, FF-1753)', async () => {
  const [retail] = await rows<{ id: number }>(
    db(),
    sql`select price_group_id as id from customers c join users u on u.customer_id = c.id where u.email = ${ACCOUNTS.gym}`,
  )
  const groupId = retail!.id
  await changeSize('whey-900', {
    regularPrice: 2399,
    groupPrices: [{ priceGroupId: groupId, regular: 2199, current: 1899 }],
  })
  const changes = priceChangesOf(
    sizeOf('f1').id,
    { list: 2299, groups: {} },
    { list: 2399, groups: { [groupId]: { regular: 2199 } } },
  )
  await notePriceChanges(db(), changes, { now: MAY(5), userId: null })
  const row = {
    id: sizeOf('f1').id,
    updated: MAY(5).toISOString(),
    brand_name: 'North',
    product_size_name: 'Whey 900 g',
    product_size_erp_id: sizeOf('f1').id,
  }
  expect(await read('price_change', buyer)).toEqual([{ ...row, former_price: 22.99, price: 23.99, price_trend: 'up' }])
  expect(await read('price_change', gym)).toEqual([{ ...row, former_price: 22.99, price: 21.99, price_trend: 'down' }])
})

test('a flavour that goes, alone or with its brand, stands in the list of what is gone (SH-244, SH-563, SH-601, FF-1000)', async () => {
  await db().execute(sql`update flavours set discontinued_at = '2031-05-02T08:00:00Z' where id = ${id('f2')}`)
  await db().execute(sql`update flavours set discontinued_at = '2030-01-01T08:00:00Z' where id = ${id('f5')}`)
  await show.app.catalogue.reload()
  expect(await read('discontinued')).toEqual([
    {
      id: id('f2'),
      discontinued: '2031-05-02',
      brand_name: 'North',
      product_size_name: 'Whey 900 g',
      product_attribute_name: 'Cocoa',
    },
  ])
  expect((await read('just_in')).map((row: { id: number }) => row.id)).not.toContain(id('f2'))
  await db().execute(sql`update flavours set discontinued_at = null`)
  await show.app.catalogue.reload()
})

describe('what is expected', () => {
  beforeAll(async () => {
    const { db, catalogue } = { db: show.app.platform.db, catalogue: show.app.catalogue }
    await transaction(db, tx => setStock(tx, [{ flavourId: id('f4'), quantity: 0, eta: null }]))
    const [operator] = await rows<{ id: number }>(db, sql`select id from users where email = ${ACCOUNTS.operator}`)
    const line = (key: string, on: string | null) => ({
      line: null,
      flavour_id: id(key),
      quantity: 10,
      expected_on: on,
    })
    const lines = [line('f1', '2031-05-20'), line('f4', '2031-05-12'), line('f5', null), line('f3', '2031-05-01')]
    const body = { supplier: 'North', reference: null, note: null, lines }
    const at = { snapshot: catalogue.snapshot(), today: '2031-05-06' as never, now: new Date('2031-05-06T09:00:00Z') }
    await transaction(db, tx => createDelivery(tx, body, operator!.id, at))
  })

  test('every flavour of an open delivery, the earliest first, then those whose day nobody knows (SH-244, SH-276, SH-560, SH-598)', async () => {
    await buyer.call({ method: 'PUT', url: `/api/flavours/${id('f1')}/notify` })
    const first = {
      id: id('f4'),
      eta_date: '2031-05-12',
      brand_name: 'South',
      product_size_erp_id: sizeOf('f4').id,
      product_size_name: 'Bar 60 g',
      product_attribute_name: 'Peanut',
      product_attribute_erp_id: id('f4'),
      price: 1.99,
      has_notify_me: false,
      expected_quantity: 10,
      free_quantity: 10,
    }
    await seen(async () => (await read('eta'))[0], first)
    const found = (await read('eta')).map((row: { id: number; eta_date: string | null; has_notify_me: boolean }) => [
      row.id,
      row.eta_date,
      row.has_notify_me,
    ])
    expect(found).toEqual([
      [id('f4'), '2031-05-12', false],
      [id('f1'), '2031-05-20', true],
      [id('f3'), null, false],
      [id('f5'), null, false],
    ])
    expect((await read('eta', gym))[1]).toMatchObject({ id: id('f1'), has_notify_me: false })
  })

  test('of a delivery as much is free as no order waits for (FF-1752)', async () => {
    const [{ flavourId, waiting } = { flavourId: 0, waiting: 0 }] = await rows<{ flavourId: number; waiting: number }>(
      db(),
      sql`update order_lines set quantity = quantity + 4, net = net where (order_id, line) = (
          select order_id, line from order_lines where flavour_id = any(${sql.raw(`array[${id('f1')},${id('f3')},${id('f4')},${id('f5')}]`)}) limit 1)
        returning flavour_id as "flavourId", quantity - reserved_quantity - cancelled_quantity as waiting`,
    )
    expect(waiting).toBeGreaterThan(0)
    const row = (await read('eta')).find((one: { id: number }) => one.id === flavourId)
    expect(row).toMatchObject({ expected_quantity: 10, free_quantity: 10 - waiting })
    await db().execute(sql`update order_lines set quantity = quantity - 4 where flavour_id = ${flavourId}`)
  })

  test('available soon is what is out of stock and has a day (SH-244, SH-270, SH-564, SH-602)', async () => {
    expect(await read('available_soon')).toEqual([
      {
        id: id('f4'),
        eta_date: '2031-05-12',
        brand_name: 'South',
        product_size_name: 'Bar 60 g',
        product_size_erp_id: sizeOf('f4').id,
        product_attribute_name: 'Peanut',
        product_attribute_erp_id: id('f4'),
        has_notify_me: false,
      },
    ])
  })
})

test('what may not be sold in the reader’s country stands in no list (FF-1000)', async () => {
  await db().execute(sql`update products set countries = '{SE}' where name = 'Whey'`)
  await show.app.catalogue.reload()
  const brandsOf = async (list: keyof typeof LISTS) =>
    (await read(list)).map((row: { brand_name: string }) => row.brand_name)
  for (const list of ['just_in', 'price_change', 'discontinued'] as const) expect(await brandsOf(list)).toEqual([])
  expect(await brandsOf('eta')).toEqual(['South', 'South'])
  await db().execute(sql`update products set countries = null`)
  await show.app.catalogue.reload()
})

test('only what the company has ever ordered, where the reader wants it (FF-1001)', async () => {
  // Last year's order of the buyer's company.
  const [{ flavourId } = { flavourId: 0 }] = await rows<{ flavourId: number }>(
    db(),
    sql`select distinct flavour_id as "flavourId" from order_lines`,
  )
  expect((await read('eta', buyer, '?bought=1')).map((row: { id: number }) => row.id)).toEqual([flavourId])
  expect(await read('eta', gym, '?bought=1')).toEqual([])
  expect((await buyer.get(`${LISTS.eta}?bought=yes`)).statusCode).toBe(400)
})

describe('visits', () => {
  const news = async (browser = buyer) =>
    Object.fromEntries(
      (await browser.get('/api/onlineshop/service-lists'))
        .json()
        .map((one: { page: string; news: number }) => [one.page, one.news]),
    )
  const visit = (fields: Record<string, string>, browser = buyer) => browser.form('/api/onlineshop/visit-page', fields)

  test('are kept for each of the five pages, and anything else is refused (SH-249..253, SH-565)', async () => {
    for (const page of serviceListNames) expect((await visit({ page })).json()).toEqual({ success: true })
    for (const fields of [{ page: 'basket' }, { page: '' }, {}] as Record<string, string>[])
      expect((await visit(fields)).statusCode).toBe(422)
    expect(await rows(db(), sql`select 1 from page_visits`)).toHaveLength(5)
  })

  test('rows after the last one count as new; before the first all do (FF-1004)', async () => {
    expect(await news()).toEqual({ just_in: 0, eta: 0, price_change: 0, discontinued: 0, available_soon: 0 })
    expect(await news(gym)).toMatchObject({ just_in: 1, eta: 4, price_change: 1, available_soon: 1 })
    show.app.setNow('2031-05-07T12:00:00Z')
    await sell('f1', 10, MAY(6, 13))
    await receive('f1', 5, new Date('2031-05-07T14:00:00Z'))
    expect(await news()).toMatchObject({ just_in: 1, eta: 0 })
    show.app.setNow('2031-05-07T15:00:00Z')
    await visit({ page: 'just_in' })
    expect(await news()).toMatchObject({ just_in: 0 })
  })
})

describe('as files', () => {
  const file = (kind: string, query = '', browser = buyer) =>
    browser.get(`/api/onlineshop/service-lists/eta/${kind}${query}`)

  test('a spreadsheet and a CSV hold what the page shows, filtered and sorted (FF-1002)', async () => {
    const sheet = await file('xlsx', '?brand=South&sort=-date')
    expect(sheet.headers['content-disposition']).toBe('attachment; filename="eta.xlsx"')
    expect((await readXlsx(sheet.rawPayload)).sheets[0]!.rows).toEqual([
      ['Date', 'Brand', 'Product', 'Flavour', 'Price (EUR)'],
      ['2031-05-12', 'South', 'Bar 60 g', 'Peanut', 1.99],
      [null, 'South', 'Bar 60 g', 'Coconut', 1.99],
    ])
    const csv = await file('csv', '?brand=South')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.payload.split('\r\n')[1]).toBe('2031-05-12,South,Bar 60 g,Peanut,1.99')
  })

  test('a name that begins like a formula stays a text (FF-1002)', async () => {
    await db().execute(sql`update flavours set name = '=1+1' where id = ${id('f4')}`)
    await show.app.catalogue.reload()
    expect((await file('csv')).payload).toContain(",'=1+1,")
    expect((await readXlsx((await file('xlsx')).rawPayload)).sheets[0]!.rows[1]).toContain('=1+1')
  })

  test('who may not see prices gets neither a column of them nor an order by them, and an unknown list is 404 (FF-1003)', async () => {
    await db().execute(sql`update users set rights = rights - 'prices' where email = ${ACCOUNTS.gym}`)
    const without = await show.as(ACCOUNTS.gym)
    expect((await file('csv', '?sort=price', without)).payload).not.toMatch(/Price|1[.,]99/)
    expect((await read('eta', without)).every((row: { price: unknown }) => row.price === null)).toBe(true)
    expect((await buyer.get('/api/onlineshop/service-lists/basket/csv')).statusCode).toBe(404)
  })
})

test('a list takes the same few statements however long it is (FF-1005)', async () => {
  await show.app.platform.outbox.drain()
  const counted = async (path: string) => {
    await buyer.get(path)
    show.app.database.counted()
    await buyer.get(path)
    return show.app.database.counted().length
  }
  const statements: Record<string, number> = {}
  for (const [list, path] of Object.entries(LISTS)) statements[list] = await counted(path)
  expect(statements).toEqual({ just_in: 1, price_change: 1, discontinued: 0, available_soon: 3, eta: 2 })
})
