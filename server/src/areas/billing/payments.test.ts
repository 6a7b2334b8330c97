import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { NOW } from '../orders/test-house.ts'
import { facturX } from './document/factur-x.ts'
import { expectSums, expectVat, one, parse } from './document/test-xml.ts'
import { reversePayment } from './reverse-payment.ts'
import { accountEntries } from './statement/entries.ts'
import { openPayments, type TestPayments } from './test-payments.ts'

let shop: TestPayments

beforeAll(async () => {
  shop = await openPayments()
})
afterAll(() => shop.app.close())

const reverse = (paymentId: number) =>
  transaction(shop.db, tx => reversePayment(tx, paymentId, { reason: 'Refused', reversedBy: null, now: NOW }))
const left = (orderId: number) =>
  rows(shop.db, sql`select id, amount::int, reversed_why from payments where order_id = ${orderId} order by id`)

test('a payment settles the invoices of its order, the oldest first, and is booked once (FF-901)', async () => {
  const orderId = await shop.placeInParts([1, 2])
  const [first, second] = (await shop.grossOf(orderId)) as unknown as [number, number]
  const part = await shop.pay(first + 5, { key: 'bank:1', orderId })
  expect(part).toMatchObject({ settled: first + 5, left: 0 })
  const settled = [
    { settled: first, isPaid: true },
    { settled: 5, isPaid: false },
  ]
  expect(await shop.settledOf(orderId)).toEqual(settled)
  expect(await shop.pay(first + 5, { key: 'bank:1', orderId })).toEqual(part)
  expect(await shop.settledOf(orderId)).toEqual(settled)
  const rest = await shop.pay(second, { orderId })
  expect(rest).toMatchObject({ settled: second - 5, left: 5 })
  expect((await shop.settledOf(orderId)).map(({ isPaid }) => isPaid)).toEqual([true, true])
})

test('named invoices come before others, also of several orders; those of another customer are refused (FF-901)', async () => {
  const [one, other] = [await shop.place(1), await shop.place(2)]
  const [[{ id: first, gross }], [{ id: second, gross: more }]] = [
    await shop.invoicesOf(one),
    await shop.invoicesOf(other),
  ] as unknown as [[{ id: number; gross: number }], [{ id: number; gross: number }]]
  expect(await shop.pay(gross + more + 7, { invoiceIds: [second, first] })).toMatchObject({ left: 7 })
  expect([...(await shop.settledOf(one)), ...(await shop.settledOf(other))].every(({ isPaid }) => isPaid)).toBe(true)
  const strangers = shop.house.customerId
  await expect(shop.pay(1, { customerId: strangers, invoiceIds: [first] })).rejects.toMatchObject({ code: 'not_found' })
  await expect(shop.pay(1, { customerId: strangers, orderId: one })).rejects.toMatchObject({ code: 'not_found' })
})

test('what is paid ahead settles the invoices of later shipments, the oldest payment first (FF-902)', async () => {
  const orderId = await shop.placeInParts([])
  expect(await shop.pay(100, { orderId })).toMatchObject({ settled: 0, left: 100 })
  expect(await shop.pay(1_000_000, { orderId })).toMatchObject({ settled: 0 })
  await shop.ship(orderId, 1)
  const [gross] = await shop.grossOf(orderId)
  expect(await shop.settledOf(orderId)).toEqual([{ settled: gross, isPaid: true }])
  const parts = await rows(
    shop.db,
    sql`select s.amount::int from settlements s join invoices i on i.id = s.invoice_id
      where i.order_id = ${orderId} order by s.id`,
  )
  expect(parts).toEqual([{ amount: 100 }, { amount: gross! - 100 }])
})

test('a payment that is taken back opens what it settled, once, and the order follows (FF-903)', async () => {
  const orderId = await shop.place(2)
  const [gross] = (await shop.grossOf(orderId)) as unknown as [number]
  await transaction(shop.db, tx =>
    tx.execute(sql`update shipments set shipped_at = ${NOW.toISOString()} where order_id = ${orderId}`),
  )
  const { paymentId } = await shop.pay(gross, { orderId })
  await shop.app.platform.outbox.drain()
  expect(await shop.statusOf(orderId)).toBe('paid')
  await reverse(paymentId)
  await shop.app.platform.outbox.drain()
  expect(await shop.settledOf(orderId)).toEqual([{ settled: 0, isPaid: false }])
  expect(await shop.statusOf(orderId)).toBe('invoiced')
  expect(await left(orderId)).toEqual([{ id: paymentId, amount: gross, reversed_why: 'Refused' }])
  await expect(reverse(paymentId)).rejects.toMatchObject({ code: 'payment_reversed' })
  await expect(reverse(0)).rejects.toMatchObject({ code: 'not_found' })
})

test('other money of the order takes the place of a payment that is taken back (FF-903)', async () => {
  const orderId = await shop.place(1)
  const [gross] = (await shop.grossOf(orderId)) as unknown as [number]
  const { paymentId } = await shop.pay(gross, { orderId })
  await shop.pay(gross - 1, { orderId })
  await reverse(paymentId)
  expect(await shop.settledOf(orderId)).toEqual([{ settled: gross - 1, isPaid: false }])
})

describe('an order that is paid in full', () => {
  const vatUp = () => [{ ...shop.house.lines(2)[1]!, quantity: 2 }]
  const order = () => shop.placeInParts([], { paymentMethod: 'prepayment', lines: vatUp() })
  const costOf = async (orderId: number) =>
    (await rows<{ gross: number }>(shop.db, sql`select gross::int from orders where id = ${orderId}`))[0]!.gross

  test('has nothing open when its invoices, each rounded, come to a cent more, and the last one says so (FF-911)', async () => {
    const orderId = await order()
    const cost = await costOf(orderId)
    await shop.pay(cost, { orderId })
    await shop.app.platform.outbox.drain()
    for (const _ of [1, 2]) await shop.ship(orderId, 1)
    await shop.app.platform.outbox.drain()
    const [first, second] = await shop.invoicesOf(orderId)
    expect(first!.gross + second!.gross).toBe(cost + 1)
    expect(await shop.settledOf(orderId)).toEqual([
      { settled: first!.gross, isPaid: true },
      { settled: second!.gross - 1, isPaid: true },
    ])
    expect(await shop.statusOf(orderId)).toBe('paid')
    expect([first, second].map(one => one!.document.rounding)).toEqual([undefined, 1])
    const root = parse(facturX({ ...second!.document, invoice: second! }))
    expectSums(root)
    expectVat(root)
    expect([one(root, 'ram:RoundingAmount').text, one(root, 'ram:DuePayableAmount').text]).toEqual(['-0.01', '0.00'])
    const entries = await accountEntries(shop.db, shop.own.customerId, 'Europe/Amsterdam')
    expect(entries.filter(({ kind }) => kind === 'rounding')).toMatchObject([{ number: second!.number, amount: 1 }])
  })

  test('after its invoices is paid too, and a cent less than it costs is not in full (FF-911)', async () => {
    const orderId = await order()
    const cost = await costOf(orderId)
    for (const _ of [1, 2]) await shop.ship(orderId, 1)
    const isPaid = async () => (await shop.settledOf(orderId)).every(one => one.isPaid)
    await shop.pay(cost - 1, { orderId })
    expect(await isPaid()).toBe(false)
    await shop.pay(1, { orderId })
    expect(await isPaid()).toBe(true)
  })
})
