import { randomUUID } from 'node:crypto'
import type { DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { openPayments, type TestPayments } from '../../billing/test-payments.ts'

let shop: TestPayments
let operator: Browser

beforeAll(async () => {
  shop = await openPayments()
  await shop.app.catalogue.reload()
  operator = await browserOf(shop.app, ACCOUNTS.operator)
})
afterAll(() => shop.app.close())

const shown = async (orderId: number): Promise<DeskOrder> => (await operator.get(`/api/admin/orders/${orderId}`)).json()
const own = async (orderId: number) => (await shop.buyer.get(`/api/onlineshop/orders/${orderId}`)).json()
const credit = (orderId: number, body: object, key = randomUUID()) =>
  operator.post(
    `/api/admin/orders/${orderId}/credit-notes`,
    { kind: 'goodwill', reason: 'Crushed', ...body },
    { 'idempotency-key': key },
  )

test('pieces, a lower price and sums are credited by hand until nothing of the invoice is left (FF-910)', async () => {
  const orderId = await shop.place(2)
  const { creditable, order } = await shown(orderId)
  const [left] = creditable
  const invoice_id = left!.invoice_id
  expect(left!.lines.map(({ pieces }) => pieces)).toEqual(order.order_positions.map(({ quantity }) => quantity))
  const first = await credit(orderId, { invoice_id, lines: [{ of: 'pieces', line: 1, quantity: 1 }] })
  expect(first.statusCode).toBe(200)
  const cheaper = { invoice_id, kind: 'price', lines: [{ of: 'price', line: 2, quantity: 2, unit_price: 0.5 }] }
  const second: DeskOrder = (await credit(orderId, cheaper)).json()
  expect(second.creditable[0]!.lines).toMatchObject([
    { pieces: 0, amount: 0 },
    { pieces: 2, amount: left!.lines[1]!.amount - 1 },
  ])
  const lines = second.creditable[0]!.rates.filter(({ amount }) => amount > 0).map(rate => ({ of: 'sum', ...rate }))
  const last: DeskOrder = (await credit(orderId, { invoice_id, lines })).json()
  expect(last.creditable[0]!.rates.map(({ amount }) => amount)).toEqual(
    lines.map(() => 0).concat(left!.rates.length > lines.length ? [0] : []),
  )
  expect(last.order.documents.map(({ kind, open }) => [kind, open])).toEqual([
    ['invoice', 0],
    ['credit note', 0],
    ['credit note', 0],
    ['credit note', 0],
  ])
  expect(last.history.map(({ action, details }) => [action, details.reason])).toEqual(
    [0, 1, 2].map(() => ['issue credit note', 'Crushed']),
  )
  await shop.app.platform.outbox.drain()
  expect((await own(orderId)).status).toBe('paid')
  const more = await credit(orderId, { invoice_id, lines: [{ of: 'pieces', line: 2, quantity: 1 }] })
  expect([more.statusCode, more.json().code]).toEqual([422, 'more_than_invoiced'])
})

test('the same call twice issues one credit note; an invoice of another order is not there (FF-910)', async () => {
  const [orderId, other] = [await shop.place(1), await shop.place(1)]
  const { invoice_id } = (await shown(orderId)).creditable[0]!
  const body = { invoice_id, lines: [{ of: 'pieces', line: 1, quantity: 1 }] }
  const key = randomUUID()
  const answers = await Promise.all([credit(orderId, body, key), credit(orderId, body, key)])
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
  expect((await shown(orderId)).order.documents).toHaveLength(2)
  expect((await credit(other, body)).statusCode).toBe(404)
  const unreasoned = await credit(orderId, { ...body, reason: '  ' })
  expect([unreasoned.statusCode, unreasoned.json().errors[0].path]).toEqual([400, 'reason'])
})

test('the buyer reads them as the operator does, if the buyer may see invoices', async () => {
  const orderId = await shop.place(1)
  const { invoice_id } = (await shown(orderId)).creditable[0]!
  await credit(orderId, { invoice_id, lines: [{ of: 'sum', category: 'S', rate: 21, amount: 1 }] })
  const { documents } = (await shown(orderId)).order
  expect(documents.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['invoice', expect.any(Number)],
    ['credit note', 1.21],
  ])
  expect((await own(orderId)).documents).toEqual(documents)
  const rights = (list: string) =>
    shop.db.execute(sql`update users set rights = ${list}::jsonb where email = ${ACCOUNTS.buyer}`)
  await rights('["order", "prices"]')
  const blind = await browserOf(shop.app, ACCOUNTS.buyer)
  expect((await blind.get(`/api/onlineshop/orders/${orderId}`)).json().documents).toEqual([])
  await rights('["order", "prices", "invoices", "manage"]')
})
