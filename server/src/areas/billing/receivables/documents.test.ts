import { day } from '@fairfloor/domain/day'
import { cents, euros } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { standingOf } from '../../orders/standing.ts'
import { openPayments, type TestPayments } from '../test-payments.ts'
import { credit } from './test-credit.ts'

let shop: TestPayments
let operator: Browser
let first: number
let numbers: string[]
let gross: number[]

const today = day('2025-05-12')
const list = async (query = '') => (await operator.get(`/api/admin/invoices${query}`)).json()

beforeAll(async () => {
  shop = await openPayments()
  operator = await browserOf(shop.app, ACCOUNTS.operator)
  const orders = [await shop.place(1), await shop.place(2), await shop.place(3)]
  first = orders[0]!
  const invoices = (await Promise.all(orders.map(shop.invoicesOf))).flat()
  numbers = invoices.map(({ number }) => number)
  gross = invoices.map(one => one.gross)
  await shop.db.execute(sql`update invoices set due_on = '2025-05-01' where number = ${numbers[0]!}`)
  await shop.pay(gross[2]!, { orderId: orders[2]! })
  await shop.pay(100, { orderId: first })
})
afterAll(() => shop.app.close())

test('the list is the operator’s alone, with its files (FF-920)', async () => {
  for (const path of ['', '.xlsx', '.csv', `/by-number/${numbers[0]}`]) {
    const address = `/api/admin/invoices${path}`
    expect((await shop.app.browser().get(address)).statusCode).toBe(401)
    expect((await shop.buyer.get(address)).statusCode).toBe(403)
    expect((await operator.get(address)).statusCode).toBe(200)
  }
  expect((await operator.get('/api/admin/invoices/by-number/none')).statusCode).toBe(404)
})

test('documents are found by number, order, customer, state and days, with what is open and overdue (FF-920)', async () => {
  const { counts, documents, total } = await list()
  expect(total).toBe(3)
  expect(counts).toEqual({
    all: 3,
    open: { documents: 2, sum: euros(cents(gross[0]! + gross[1]! - 100)) },
    overdue: { documents: 1, sum: euros(cents(gross[0]! - 100)) },
    paid: 1,
    credit: { documents: 0, sum: 0 },
  })
  const standings = new Map(documents.map((one: { number: string; standing: string }) => [one.number, one.standing]))
  expect(numbers.map(number => standings.get(number))).toEqual(['overdue', 'open', 'paid'])
  const found = async (query: string) => (await list(query)).documents.map((one: { number: string }) => one.number)
  expect(await found(`?search=${numbers[1]}`)).toEqual([numbers[1]])
  expect(await found(`?search=${first}`)).toEqual([numbers[0]])
  expect((await found('?search=sporthuis')).toSorted()).toEqual(numbers)
  expect(await found('?search=nobody')).toEqual([])
  expect(await found('?state=overdue')).toEqual([numbers[0]])
  expect(await found('?state=open')).toEqual(numbers.slice(0, 2))
  expect(await found('?state=paid')).toEqual([numbers[2]])
  expect(await found('?until=2025-05-11')).toEqual([])
  expect((await found('?from=2025-05-12&until=2025-05-12')).toSorted()).toEqual(numbers)
  expect(await found(`?customer=${shop.house.customerId}`)).toEqual([])
  expect((await list(`?customer=${shop.own.customerId}`)).customer.company).toBe('Sporthuis De Merwede')
  expect((await operator.get('/api/admin/invoices?state=none')).statusCode).toBe(400)
})

test('credit is taken off what is due first, and every sum says the same (FF-922)', async () => {
  await credit(shop, { gross: 150, number: '=CN-1' })
  const sums = async () => ({
    list: (await list()).counts.open.sum,
    page: (await (await shop.buyer.get('/api/onlineshop/unpaid-invoices')).json()).total,
    account: (await (await shop.buyer.get('/api/current_user')).json()).user.erp_unpaid_sums,
    overview: (await (await operator.get('/api/admin/overview')).json()).unpaid.sum,
    limit: euros((await standingOf(shop.db, shop.own.customerId!, today)).open),
  })
  const owed = euros(cents(gross[0]! + gross[1]! - 250))
  expect(await sums()).toEqual({ list: owed, page: owed, account: owed, overview: owed, limit: owed })
  const { overdue, credit: left } = (await shop.buyer.get('/api/onlineshop/unpaid-invoices')).json()
  expect([overdue, left]).toEqual([euros(cents(gross[0]! - 250)), 1.5])

  await credit(shop, { gross: gross[0]!, number: 'CN-2' })
  expect((await list(`?search=${numbers[0]}`)).documents[0].standing).toBe('covered')
  expect((await list('?state=overdue')).total).toBe(0)
  const rest = euros(cents(gross[1]! - 250))
  expect(await sums()).toEqual({ list: rest, page: rest, account: rest, overview: rest, limit: rest })
  await credit(shop, { gross: 10 * gross[1]!, number: 'CN-3' })
  expect(await sums()).toEqual({ list: 0, page: 0, account: 0, overview: 0, limit: 0 })
})

test('the files hold every document that is searched, amounts that add up, and no formulas (FF-921)', async () => {
  const file = (await operator.get('/api/admin/invoices.xlsx')).rawPayload
  const [titles = [], ...lines] = (await readXlsx(file)).sheets[0]!.rows
  const column = (name: string) => lines.map(line => line[titles.indexOf(name)])
  expect(column('Number').toSorted()).toEqual([...numbers, '=CN-1', 'CN-2', 'CN-3'].toSorted())
  const sum = column('Open').reduce<number>((all, amount) => all + Math.round(Number(amount) * 100), 0)
  expect(sum).toBe(gross[0]! + gross[1]! - 100 - 150 - gross[0]! - 10 * gross[1]!)

  const csv = (await operator.get('/api/admin/invoices.csv?state=credit')).body
  const cells = csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map(line => line.split(';'))
  expect(cells.map(([, number]) => number)).toEqual(['Number', 'CN-3', 'CN-2', "'=CN-1"])
  expect(cells[3]![6]).toBe('-1,50')
})
