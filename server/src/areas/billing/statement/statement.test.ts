import { cents, euros } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { transaction } from '../../../platform/transaction.ts'
import { NOW } from '../../orders/test-house.ts'
import { credit } from '../receivables/test-credit.ts'
import { reversePayment } from '../reverse-payment.ts'
import { openPayments, type TestPayments } from '../test-payments.ts'

let shop: TestPayments
let operator: Browser
let gross: number[]
let customerId: number

const PERIOD = '?from=2025-05-01&until=2025-05-31'
const statement = async (query = '') => (await shop.buyer.get(`/api/onlineshop/statement${query}`)).json()
const textOf = async (file: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })).text.replace(/\s+/g, ' ')

beforeAll(async () => {
  shop = await openPayments()
  operator = await browserOf(shop.app, ACCOUNTS.operator)
  customerId = shop.own.customerId!
  const orders = [await shop.place(1), await shop.place(2)]
  gross = (await Promise.all(orders.map(shop.grossOf))).flat()
  await shop.db.execute(sql`update invoices set issued_on = '2025-04-20' where order_id = ${orders[0]!}`)
  const { paymentId } = await shop.pay(gross[0]!, { orderId: orders[0]!, reference: '=Paid' })
  await transaction(shop.db, tx => reversePayment(tx, paymentId, { reason: 'Refused', reversedBy: null, now: NOW }))
  await shop.pay(300, { orderId: orders[1]!, receivedOn: '2025-06-02' as never })
  await credit(shop, { gross: 200, number: 'CN-1', issuedOn: '2025-05-28' })
})
afterAll(() => shop.app.close())

test('a statement has invoices, credit notes, payments and reversals of its period, between two balances (FF-925)', async () => {
  const { opening, lines, closing } = await statement(PERIOD)
  expect(opening).toBe(euros(cents(gross[0]!)))
  expect(lines.map((one: { on: string; kind: string }) => `${one.on} ${one.kind}`)).toEqual([
    '2025-05-12 invoice',
    '2025-05-12 reversal',
    '2025-05-20 payment',
    '2025-05-28 credit note',
  ])
  expect(closing).toBe(euros(cents(gross[0]! + gross[1]! - 200)))
  expect(lines.at(-1).balance).toBe(closing)
  expect((await statement('?from=2025-06-01&until=2025-06-30')).opening).toBe(closing)
})

test('the balance of all days is invoices less payments and credits, and what is shown as unpaid (FF-925)', async () => {
  const { closing } = await statement('?from=2025-01-01&until=2099-12-31')
  const [sums] = await rows<{ sum: number }>(
    shop.db,
    sql`select (
      (select sum(gross) from invoices where customer_id = ${customerId})
      - (select sum(amount) from payments where customer_id = ${customerId} and reversed_at is null)
      - (select sum(gross) from credit_notes where customer_id = ${customerId}))::float8 as sum`,
  )
  expect(closing).toBe(euros(cents(sums!.sum)))
  expect((await (await shop.buyer.get('/api/onlineshop/unpaid-invoices')).json()).total).toBe(closing)
})

test('an invoice that was marked as paid before payments were booked does not stay owed', async () => {
  const orderId = await shop.place(3)
  const before = (await statement(PERIOD)).closing
  await shop.db.execute(sql`update invoices set paid_at = ${NOW.toISOString()} where order_id = ${orderId}`)
  const after = await statement(PERIOD)
  const [sum] = await shop.grossOf(orderId)
  // It had taken the credit.
  expect(Math.round((before - after.closing) * 100)).toBe(sum! - 200)
})

test('it comes as PDF and as a spreadsheet without formulas, in either language (FF-925)', async () => {
  const pdf = await shop.buyer.get(`/orders/statement.pdf${PERIOD}&language=de`)
  const text = await textOf(pdf.rawPayload)
  for (const said of ['Kontoauszug', 'Anfangssaldo', 'Zahlung zurückgegeben', 'Sporthuis De Merwede', 'CN-1'])
    expect(text).toContain(said)
  expect(pdf.headers['content-disposition']).toContain('kontoauszug-2025-05-01-2025-05-31.pdf')
  const { sheets } = await readXlsx((await shop.buyer.get(`/orders/statement.xlsx${PERIOD}&language=en`)).rawPayload)
  const lines = sheets[0]!.rows
  expect(lines.flat()).toContain('=Paid')
  const { opening, closing } = await statement(PERIOD)
  expect([lines[1]!.at(-1), lines.at(-1)!.at(-1)]).toEqual([opening, closing])
})

test('a statement is the customer’s own, of those who may see invoices, and of a period that ends after it begins (FF-925)', async () => {
  for (const path of ['/api/onlineshop/statement', '/orders/statement.pdf', '/orders/statement.xlsx']) {
    expect((await shop.app.browser().get(path)).statusCode).toBe(401)
    expect((await operator.get(path)).statusCode).toBe(403)
    expect((await shop.buyer.get(`${path}?from=2025-06-01&until=2025-05-01`)).json().code).toBe('period_turned')
    expect((await shop.buyer.get(`${path}?from=2025-02-30`)).statusCode).toBe(400)
  }
  const gym = await browserOf(shop.app, ACCOUNTS.gym)
  expect((await gym.get('/api/onlineshop/statement')).json()).toMatchObject({ opening: 0, lines: [], closing: 0 })
  for (const path of ['account', 'statement.pdf', 'statement.xlsx']) {
    expect((await shop.buyer.get(`/api/admin/customers/${customerId}/${path}`)).statusCode).toBe(403)
    expect((await operator.get(`/api/admin/customers/999999/${path}`)).statusCode).toBe(404)
    expect((await operator.get(`/api/admin/customers/${customerId}/${path}`)).statusCode).toBe(200)
  }
})

test('the desk sees what is owed and used of the limit (FF-926)', async () => {
  await shop.db.execute(sql`update customers set credit_limit = 500000 where id = ${customerId}`)
  const account = (await operator.get(`/api/admin/customers/${customerId}/account`)).json()
  const { total, credit: left } = await (await shop.buyer.get('/api/onlineshop/unpaid-invoices')).json()
  expect(account).toMatchObject({ open: total, credit: left, used: total, limit: 5000, reminders: [] })
})

test('it is mailed from the desk with its PDF, to those who may see invoices (FF-925)', async () => {
  const url = `/api/admin/customers/${customerId}/statement/mail`
  const mailed = await operator.post(url, { from: '2025-05-01', until: '2025-05-31' })
  expect(mailed.json().readers.map((one: { email: string }) => one.email)).toContain(ACCOUNTS.buyer)
  const letters = await rows<{ recipient: string; attachments: { kind: string; ref: string }[] }>(
    shop.db,
    sql`select recipient, attachments from mails where kind = 'statement'`,
  )
  expect(letters).toHaveLength(mailed.json().readers.length)
  expect(letters[0]!.attachments[0]).toMatchObject({ kind: 'statement' })
  expect(letters[0]!.attachments[0]!.ref).toMatch(new RegExp(`^${customerId} 2025-05-01 2025-05-31 (en|de)$`))
  await shop.db.execute(sql`update users set rights = '["order"]'::jsonb where customer_id = ${customerId}`)
  expect((await operator.post(url, {})).json().code).toBe('nobody_to_write_to')
})
