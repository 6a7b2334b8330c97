import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { saveRange } from '../../catalogue/index.ts'
import { smallRange } from '../../catalogue/test-range.ts'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'
import { vainSearches } from '../tables.ts'
import { countVainSearches, MOST_KEPT } from './vain-searches.ts'

const AT = '2031-05-06T12:00:00.000Z'
const A_MINUTE_LATER = '2031-05-06T12:01:00.000Z'

let show: TestShow
let buyer: Browser
let operator: Browser
beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  operator = await show.as(ACCOUNTS.operator)
})
afterAll(() => show.app.close())
beforeEach(async () => {
  show.app.setNow(AT)
  await show.app.platform.due.ask()
  await show.app.platform.db.delete(vainSearches)
})

const list = (browser: Browser, query: string) => browser.get(`/api/onlineshop/products?${query}`)
const search = (browser: Browser, term: string) => list(browser, `page=1&term=${encodeURIComponent(term)}`)
const searches = async (query = '') => (await operator.get(`/api/admin/searches-in-vain${query}`)).json()

/** What the operator reads once the counts are written. */
async function counted(): Promise<Record<string, number>> {
  await show.app.platform.due.ask()
  const read: { term: string; count: number }[] = (await searches()).searches
  return Object.fromEntries(read.map(({ term, count }) => [term, count]))
}

test('what finds nothing counts once a minute for each person, without a statement (FF-985)', async () => {
  show.app.setNow('2031-05-06T12:00:59Z')
  const visitor = show.app.browser()
  for (const browser of [buyer, visitor]) await search(browser, 'warm-up')
  show.app.database.counted()
  for (const term of ['Quàrk', 'quark', ' QUARK! ']) await search(buyer, term)
  await search(visitor, 'quark')
  expect(show.app.database.counted()).toEqual([])
  show.app.setNow(A_MINUTE_LATER)
  await search(buyer, 'quark')
  expect(await counted()).toEqual({ quark: 3, 'warm up': 2 })
  await search(buyer, 'quark')
  expect(await counted()).toEqual({ quark: 3, 'warm up': 2 })
})

test('neither what is found or filtered counts, nor what the box asks for, an address, or the operator’s own (FF-985)', async () => {
  await search(buyer, 'vanilla')
  for (const filter of ['in_stock=1', 'brand=1', 'price_from=5', 'page=2'])
    await list(buyer, `term=quark&page=1&${filter}`.replace('page=1&page', 'page'))
  await list(buyer, 'brand=9999')
  await buyer.get('/api/search/quark')
  await search(buyer, 'bea@buyer.test')
  await search(operator, 'quark')
  expect(await counted()).toEqual({})
})

test('what is found without one of its words counts as in vain (FF-985, FF-1706)', async () => {
  show.app.setNow('2031-05-06T12:07:00Z')
  expect((await search(buyer, 'vanilla quark')).json().total).toBeGreaterThan(0)
  await search(buyer, 'vanilla quark')
  expect(await counted()).toEqual({ 'vanilla quark': 1 })
  expect((await searches()).searches[0].finds).toBe(0)
})

test('ten terms of one person count in a minute', async () => {
  for (let i = 0; i < 15; i++) await search(buyer, `nothing${i}`)
  expect(Object.keys(await counted())).toHaveLength(10)
})

test('counts wait for a database that does not answer (FF-985)', async () => {
  show.app.setNow(A_MINUTE_LATER)
  await search(buyer, 'tempeh')
  const { db } = show.app.platform
  await db.execute(sql`alter table vain_searches rename to gone`)
  await show.app.platform.due.ask()
  await db.execute(sql`alter table gone rename to vain_searches`)
  expect(await counted()).toEqual({ tempeh: 1 })
})

test('the operator sees how much a term finds now, and sorts, searches and pages (FF-985)', async () => {
  const first = new Date(AT)
  const last = new Date(A_MINUTE_LATER)
  const terms = Array.from({ length: 60 }, (_, i) => [`term ${i + 10}`, { count: 1, first, last: first }] as const)
  await transaction(show.app.platform.db, tx =>
    countVainSearches(
      tx,
      new Map([...terms, ['quark', { count: 7, first, last }], ['100', { count: 2, first, last }]]),
    ),
  )
  expect(await searches()).toMatchObject({ total: 62, previous: null, time_zone: 'Europe/Berlin' })
  const row = { term: 'quark', count: 7, first_at: AT, last_at: A_MINUTE_LATER, finds: 0 }
  expect((await searches()).searches[0]).toEqual(row)
  const after = async (sort: string) => searches(`?sort=${sort}&place=${(await searches(`?sort=${sort}`)).next}`)
  expect((await after('often')).searches).toHaveLength(12)
  expect((await searches('?sort=latest')).searches[0].term).toBe('100')
  expect((await after('term')).searches.at(-1).term).toBe('term 69')
  expect((await searches(`?search=${encodeURIComponent('QUÀ')}`)).searches).toEqual([row])
  expect((await searches('?search=Term-10')).searches[0].term).toBe('term 10')
  expect((await searches('?search=%25')).total).toBe(0)

  const renamed = { ...smallRange.products[0]!, name: 'Quark' }
  await transaction(show.app.platform.db, tx =>
    saveRange(tx, { ...smallRange, products: [renamed, smallRange.products[1]!], flavours: [] }),
  )
  await show.app.catalogue.reload()
  expect((await searches()).searches[0]).toMatchObject({ term: 'quark', finds: 2 })
})

test('the table keeps the most frequent and the newest terms', async () => {
  const [old, at] = [new Date(AT), new Date(A_MINUTE_LATER)]
  const many = (name: string, length: number, last: Date) =>
    Array.from({ length }, (_, i) => [`${name}${i}`, { count: 1, first: last, last }] as const)
  const add = (terms: Parameters<typeof countVainSearches>[1]) =>
    transaction(show.app.platform.db, tx => countVainSearches(tx, terms))
  await add(new Map([['quark', { count: 2, first: old, last: old }], ...many('old', 9, old)]))
  await add(new Map(many('new', MOST_KEPT - 1, at)))
  const {
    total,
    searches: [first],
  } = await searches()
  expect([total, first.term]).toEqual([MOST_KEPT, 'quark'])
  expect((await searches('?search=old')).total).toBe(0)
})

test('the list is the operator’s alone', async () => {
  const answers = [show.app.browser(), buyer, await show.as(ACCOUNTS.agent)].map(browser =>
    browser.get('/api/admin/searches-in-vain'),
  )
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([401, 403, 403])
})
