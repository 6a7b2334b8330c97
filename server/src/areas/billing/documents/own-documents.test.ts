import { cents, euros } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { unpacked } from '../../../platform/testing/unpacked.ts'
import { credit } from '../receivables/test-credit.ts'
import { openPayments, type TestPayments } from '../test-payments.ts'

let shop: TestPayments
let gym: Browser
let orders: number[]
let numbers: string[]
let gross: number[]
let theirs: string

const list = async (query = '') => (await shop.buyer.get(`/api/onlineshop/invoices${query}`)).json()
const zip = (query: string, browser = shop.buyer) => browser.get(`/orders/documents.zip${query}`)

beforeAll(async () => {
  shop = await openPayments()
  gym = await browserOf(shop.app, ACCOUNTS.gym)
  orders = [await shop.place(1, { externalReference: 'PO 77' }), await shop.place(2), await shop.place(3)]
  const invoices = (await Promise.all(orders.map(shop.invoicesOf))).flat()
  numbers = invoices.map(({ number }) => number)
  gross = invoices.map(one => one.gross)
  theirs = (await shop.invoicesOf(await shop.place(1, { customerId: shop.house.customerId })))[0]!.number
  await shop.db.execute(sql`update invoices set due_on = '2025-05-01' where number = ${numbers[1]!}`)
  await shop.db.execute(sql`update invoices set due_on = '2025-05-15' where number = ${numbers[0]!}`)
  await shop.pay(gross[2]!, { orderId: orders[2]! })
  await credit(shop, { gross: 100, number: 'CN-1' })
})
afterAll(() => shop.app.close())

test('a customer’s documents come with what is open first, their states and what they come to (FF-1775)', async () => {
  const { documents, counts, sums, today, total } = await list()
  const found = documents.map((one: { number: string; standing: string }) => [one.number, one.standing])
  expect(found.slice(0, 2)).toEqual([
    [numbers[1], 'overdue'],
    [numbers[0], 'open'],
  ])
  expect(found.slice(2).toSorted()).toEqual(
    [
      ['CN-1', 'credit left'],
      [numbers[2], 'paid'],
    ].toSorted(),
  )
  expect({ counts, total, today }).toEqual({
    counts: { all: 4, open: 2, overdue: 1, paid: 1, credit: 1 },
    total: 4,
    today: '2025-05-12',
  })
  expect(sums).toMatchObject({
    open: euros(cents(gross[0]! + gross[1]! - 100)),
    overdue: euros(cents(gross[1]! - 100)),
    due_soon: euros(cents(gross[0]!)),
    due_soon_until: '2025-05-19',
    credit: 1,
  })
  const unpaid = (await shop.buyer.get('/api/onlineshop/unpaid-invoices')).json()
  expect([sums.open, sums.overdue, sums.credit]).toEqual([unpaid.total, unpaid.overdue, unpaid.credit])
})

test('they are found by state, number, order and the customer’s own number, never others’ (FF-1775)', async () => {
  const found = async (query: string) => (await list(query)).documents.map((one: { number: string }) => one.number)
  expect(await found('?state=paid')).toEqual([numbers[2]])
  expect(await found('?state=credit')).toEqual(['CN-1'])
  expect(await found('?search=po%2077')).toEqual([numbers[0]])
  expect(await found(`?search=${orders[1]}`)).toContain(numbers[1])
  expect(await found(`?search=${theirs}`)).toEqual([])
  expect((await list('?state=paid')).documents[0]).toMatchObject({ paid_on: '2025-05-12', open: 0 })
  const own = (await gym.get('/api/onlineshop/invoices')).json().documents.map((one: { number: string }) => one.number)
  expect(own).not.toContain(numbers[0])
})

test('how much can still be ordered on account is said where there is a limit (FF-1775)', async () => {
  const set = (limit: number | null) =>
    shop.db.execute(sql`update customers set credit_limit = ${limit} where id = ${shop.own.customerId}`)
  await set(gross[0]! + gross[1]! + 400)
  expect((await list()).sums.limit_left).toBe(5)
  await set(1)
  expect((await list()).sums.limit_left).toBe(0)
  await set(null)
  expect((await list()).sums.limit_left).toBeNull()
})

test('many come as a ZIP of their PDFs: those with the numbers, or all that are searched (FF-1776)', async () => {
  const some = await zip(`?numbers=${numbers[0]},${numbers[2]}`)
  expect(some.headers['content-type']).toBe('application/zip')
  const files = unpacked(some.rawPayload)
  expect([...files.keys()].toSorted()).toEqual([`${numbers[0]}.pdf`, `${numbers[2]}.pdf`].toSorted())
  for (const file of files.values()) expect(file.slice(0, 5)).toBe('%PDF-')
  expect([...unpacked((await zip('?state=open')).rawPayload).keys()]).toHaveLength(2)
})

test('a ZIP with another customer’s number, or of nothing, is not found (FF-1776)', async () => {
  expect((await zip(`?numbers=${numbers[0]},${theirs}`)).statusCode).toBe(404)
  expect((await zip(`?numbers=${numbers[0]}`, gym)).statusCode).toBe(404)
  expect((await zip('?search=nothing-like-it')).statusCode).toBe(404)
})

test('more than 200 files at once are refused; a job makes their ZIP, mails a link, and the ZIP is the customer’s alone (FF-1777)', async () => {
  const { db, jobs } = shop.app.platform
  await db.execute(sql`
    insert into credit_notes (kind, customer_id, year, sequence, number, issued_on, gross, reason, seller, document)
    select 'goodwill', ${shop.own.customerId}, 2024, n, 'CN-2024-' || n, '2024-05-12', 1, 'Test', '{}', '{}'
    from generate_series(1, 200) n`)
  const refused = await zip('')
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'too_many_documents'])

  await jobs.start()
  const asked = { numbers: numbers.join(',') }
  for (const _twice of [1, 2])
    expect((await shop.buyer.post('/api/onlineshop/invoices/zip', asked)).json()).toEqual({ documents: 3 })
  const mailed = () =>
    rows<{ recipient: string; text: string }>(db, sql`select recipient, text from mails where kind = 'documents-zip'`)
  await expect.poll(async () => (await mailed()).length, { timeout: 20_000 }).toBe(1)
  const [{ recipient, text } = { recipient: '', text: '' }] = await mailed()
  expect(recipient).toBe(ACCOUNTS.buyer)
  const name = /\/account\/invoices\?zip=([0-9a-f]{32})/.exec(text)![1]!
  const answer = await shop.buyer.get(`/orders/documents/${name}`)
  expect([...unpacked(answer.rawPayload).keys()].toSorted()).toEqual(numbers.map(one => `${one}.pdf`).toSorted())
  expect((await gym.get(`/orders/documents/${name}`)).statusCode).toBe(404)
  expect((await shop.buyer.get('/orders/documents/..%2Fx')).statusCode).toBe(404)
  await shop.buyer.post('/api/onlineshop/invoices/zip', asked)
  expect(
    await jobs.isOpen(db, 'documents-zip-deletion', { file: `documents/${shop.own.customerId}/${name}.zip` }),
  ).toBe(true)
})
