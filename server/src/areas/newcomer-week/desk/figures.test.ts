import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../platform/testing/app.ts'
import { ACCOUNTS } from '../../show-orders/test-show.ts'
import { ask, ordered, place, putIn, startAgain } from '../test-orders.ts'
import { type TestWeek, testWeek } from '../test-week.ts'

let week: TestWeek
let operator: Browser
let id: number

beforeAll(async () => {
  week = await testWeek()
  operator = await week.as(ACCOUNTS.operator)
  ;[{ id }] = (await operator.get('/api/admin/newcomer-weeks')).json().weeks
})
beforeEach(() => startAgain(week))
afterAll(() => week.app.close())

const figures = async () => (await operator.get(`/api/admin/newcomer-weeks/${id}/figures`)).json()
const visit = (browser: Browser, page: string) => browser.post('/api/onlineshop/newcomer-week/visits', { page })

test('count orders, new customers, baskets and answers, without what was cancelled, by brand, product and day (FF-1155)', async () => {
  const first = await ordered(week, week.buyer, { f1: 20, f3: 4 })
  await ask(operator, first)
  await week.buyer.call({
    method: 'PATCH',
    url: `/api/onlineshop/newcomer-week/basket/positions/${week.flavour.get('f1')}`,
    payload: { quantity: 2 },
  })
  await place(week.buyer)
  week.app.setNow('2031-03-12T23:30:00Z')
  await ordered(week, week.buyer, { f1: 8 })
  await putIn(week, week.buyer, { f1: 3 })
  // Of 20 pieces 10 were there, and 2 of the other 10 are still wanted.
  const sold = { orders: 2, customers: 1, new_customers: 0, pieces: 24, net: 594.76 }
  expect(await figures()).toMatchObject({
    ...sold,
    baskets: { customers: 1, pieces: 3, net: 63.72 },
    backorders: { asked: 1, answered: 1, pieces_asked: 10, pieces_confirmed: 2 },
    days: [
      { day: '2031-03-12', orders: 1, net: 424.84 },
      { day: '2031-03-13', orders: 1, net: 169.92 },
    ],
    brands: [{ brand: 'North', ...sold }],
    products: [{ brand: 'North', product: 'Whey', ...sold }],
  })

  // Asked again, and not answered yet; and prices whose sum is beyond 32 bits.
  const { db } = week.app.platform
  await db.execute(sql`
    insert into backorder_confirmations (order_id, customer_id, asked_at)
    select id, customer_id, '2031-03-12T23:00:00Z' from orders where id = ${first}`)
  await db.execute(sql`update order_lines set unit_net = unit_net + 1000000000 where order_id = ${first}`)
  const large = await figures()
  expect(large.backorders).toMatchObject({ asked: 2, answered: 1 })
  expect(large.net).toBe(160_000_594.76)
  await db.execute(sql`update order_lines set unit_net = unit_net - 1000000000 where order_id = ${first}`)
  await db.execute(sql`delete from backorder_confirmations`)

  // The show's test has ordered last year, which does not count once it is cancelled.
  await week.app.platform.db.execute(sql`update orders set status = 'cancelled' where kind <> 'newcomer-week'`)
  expect(await figures()).toMatchObject({ orders: 2, new_customers: 1, brands: [{ new_customers: 1 }] })
  await week.app.platform.db.execute(sql`
    update orders set kind = 'shop', placed_at = '2030-01-01' where id = ${first}`)
  expect(await figures()).toMatchObject({ orders: 1, customers: 1, new_customers: 0, pieces: 8 })

  const { rawPayload } = await operator.get(`/api/admin/newcomer-weeks/${id}/figures.xlsx?language=de`)
  const { sheets } = await readXlsx(rawPayload)
  expect(sheets.map(({ name }) => name)).toEqual(['Übersicht', 'Nach Tag', 'Nach Seite', 'Nach Marke', 'Nach Produkt'])
  expect(sheets[3]!.rows).toEqual([
    ['Marke', 'Bestellungen', 'Kunden', 'Neue Kunden', 'Stück', 'Waren ohne MwSt.'],
    ['North', 1, 1, 0, 8, 169.92],
  ])
})

test('count a person’s visit of a page once a minute, and none of the operator’s (FF-1156)', async () => {
  const visitor = week.app.browser()
  for (const page of ['landing', 'landing', 'brands']) await visit(visitor, page)
  await visit(week.buyer, 'brands')
  await visit(operator, 'home')
  week.app.setNow('2031-03-12T12:01:00Z')
  await visit(week.buyer, 'brands')
  // 0:30 in the shop's time zone.
  week.app.setNow('2031-03-12T23:30:00Z')
  await visit(week.buyer, 'basket')
  const { visits, by_customers, days, pages } = await figures()
  expect([visits, by_customers]).toEqual([5, 3])
  expect(days).toMatchObject([
    { day: '2031-03-12', visits: 4, by_customers: 2 },
    { day: '2031-03-13', visits: 1, by_customers: 1 },
  ])
  expect(pages.find(({ page }: { page: string }) => page === 'brands')).toEqual({
    ...{ page: 'brands', visits: 3, by_customers: 2 },
  })
  expect((await visit(visitor, 'elsewhere')).statusCode).toBe(400)
})

test('are the operator’s alone (FF-1155)', async () => {
  for (const path of ['figures', 'figures.xlsx'])
    for (const email of [ACCOUNTS.buyer, ACCOUNTS.agent])
      expect((await (await week.as(email)).get(`/api/admin/newcomer-weeks/${id}/${path}`)).statusCode).toBe(403)
  expect((await operator.get('/api/admin/newcomer-weeks/999999/figures')).statusCode).toBe(404)
})
