import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { credit } from '../receivables/test-credit.ts'
import { openPayments, type TestPayments } from '../test-payments.ts'

let shop: TestPayments
let operator: Browser
let numbers: string[]
let orders: number[]

const DAY_MS = 24 * 60 * 60 * 1000
/** Staff log in again: their sessions end after half a day. */
const at = async (day: string) => {
  shop.app.setNow(`${day}T10:30:00Z`)
  operator = await browserOf(shop.app, ACCOUNTS.operator)
}
const ask = async () => (await operator.get('/api/admin/reminders')).json()
const send = async (customer_ids: number[] | null = null) =>
  (await operator.post('/api/admin/reminders', { customer_ids })).json().sent
const sent = () =>
  rows<{ number: string; level: number; by: number | null }>(
    shop.db,
    sql`select number, level, sent_by as by from reminders r join invoices i on i.id = r.invoice_id order by r.id`,
  )
const mails = () =>
  rows<{ recipient: string; subject: string; text: string }>(
    shop.db,
    sql`select recipient, subject, text from mails where kind = 'reminder' order by id`,
  )
const settings = async (more: object) => {
  const { version, ...now } = (await ask()).settings
  return operator.call({ method: 'PUT', url: '/api/admin/reminders/settings', payload: { version, ...now, ...more } })
}

beforeAll(async () => {
  shop = await openPayments()
  operator = await browserOf(shop.app, ACCOUNTS.operator)
  orders = [await shop.place(1), await shop.place(2)]
  numbers = (await Promise.all(orders.map(shop.invoicesOf))).flat().map(({ number }) => number)
  await shop.db.execute(sql`update invoices set due_on = '2025-05-12'`)
})
afterAll(() => shop.app.close())

test('reminders are the operator’s alone', async () => {
  for (const path of ['/api/admin/reminders', `/api/admin/reminders/${shop.own.customerId}`]) {
    expect((await shop.app.browser().get(path)).statusCode).toBe(401)
    expect((await shop.buyer.get(path)).statusCode).toBe(403)
  }
  expect((await shop.buyer.post('/api/admin/reminders', { customer_ids: null })).statusCode).toBe(403)
  expect((await operator.get('/api/admin/reminders/999999')).statusCode).toBe(404)
})

test('nothing is due before the days are over; then the letter is read first and sent to those who may see invoices (FF-923)', async () => {
  await at('2025-05-18')
  expect((await ask()).customers).toEqual([])
  expect(await send()).toEqual({ customers: 0, invoices: 0 })
  await at('2025-05-19')
  const { customers } = await ask()
  expect(customers).toMatchObject([{ customer: { company: 'Sporthuis De Merwede' }, level: 1 }])
  expect(customers[0].invoices.map((one: { number: string }) => one.number)).toEqual(numbers)
  const letter = (await operator.get(`/api/admin/reminders/${shop.own.customerId}`)).json()
  expect(letter.readers.map((one: { email: string }) => one.email)).toContain(ACCOUNTS.buyer)
  expect(letter.letters[0].subject).toBe('A reminder: 2 invoices are still open')
  expect(await send([999_999])).toEqual({ customers: 0, invoices: 0 })
  expect(await send([shop.own.customerId!])).toEqual({ customers: 1, invoices: 2 })
  expect(await send()).toEqual({ customers: 0, invoices: 0 })
  const letters = await mails()
  expect(letters).toHaveLength(letter.readers.length)
  expect(letters[0]!.text).toContain(numbers.join(', '))
  const { documents } = (await operator.get('/api/admin/invoices?state=overdue')).json()
  expect(documents.map((one: { reminder: { level: number } }) => one.reminder.level)).toEqual([1, 1])
})

test('what is paid meanwhile, or covered by credit, gets no further reminder (FF-923)', async () => {
  await at('2025-06-02')
  expect((await ask()).customers[0]).toMatchObject({ level: 2 })
  const [first, second] = (await shop.grossOf(orders[0]!)).concat(await shop.grossOf(orders[1]!))
  await shop.pay(first!, { orderId: orders[0]! })
  expect((await ask()).customers[0].invoices).toHaveLength(1)
  await credit(shop, { gross: second!, number: 'CN-1' })
  expect((await ask()).customers).toEqual([])
  expect(await send()).toEqual({ customers: 0, invoices: 0 })
  await shop.db.execute(sql`delete from credit_notes`)
})

test('days and nights are set with the version they were read with (FF-924)', async () => {
  expect((await settings({ days: [7, 400, 14] })).statusCode).toBe(400)
  expect((await settings({ version: 'another' })).statusCode).toBe(409)
  const saved = await settings({ days: [7, 30, 14] })
  expect(saved.statusCode).toBe(200)
  expect(saved.json().settings).toMatchObject({ by_night: false, days: [7, 30, 14] })
  expect(saved.json().customers).toEqual([])
  await settings({ days: [7, 14, 14] })
})

test('by night nothing is sent until the operator wants it, then once a night, however many servers there are (FF-923)', async () => {
  const { jobs, due } = shop.app.platform
  await jobs.start()
  const night = async (day: string) => {
    shop.app.setNow(new Date(Date.parse(`${day}T03:00:00Z`)).toISOString())
    await Promise.all([due.ask(), due.ask()])
  }
  await night('2025-06-03')
  operator = await browserOf(shop.app, ACCOUNTS.operator)
  expect(await sent()).toHaveLength(2)
  await settings({ by_night: true })
  await night('2025-06-04')
  await expect.poll(sent, { timeout: 20_000 }).toHaveLength(3)
  expect((await sent())[2]).toEqual({ number: numbers[1], level: 2, by: null })
  await night('2025-06-18')
  await expect.poll(sent, { timeout: 20_000 }).toHaveLength(4)
  expect((await sent())[3]).toMatchObject({ level: 3 })
  expect((await mails()).at(-1)!.subject).toBe('Last reminder of an unpaid invoice')
  await night(new Date(Date.parse('2025-06-18') + 60 * DAY_MS).toISOString().slice(0, 10))
  expect(await sent()).toHaveLength(4)
}, 60_000)

test('a letter brings ten invoices at most, and leads to the page with all of them', async () => {
  for (let i = 0; i < 11; i++) await shop.place(1)
  await shop.db.execute(sql`update invoices set due_on = '2025-08-18'`)
  await at('2025-08-25')
  expect(await send()).toEqual({ customers: 1, invoices: 11 })
  const [mail] = await rows<{ files: number; text: string }>(
    shop.db,
    sql`select jsonb_array_length(attachments) as files, text from mails where kind = 'reminder' order by id desc limit 1`,
  )
  expect(mail!.files).toBe(10)
  expect(mail!.text).toContain('The PDFs of the first 10 invoices are attached')
  expect(mail!.text).toContain('/my-unpaid-invoices')
})
