import { cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { NOW } from '../orders/test-house.ts'
import { reversePayment } from './reverse-payment.ts'
import { settleLeft } from './settle-left.ts'
import { openPayments, type TestPayments } from './test-payments.ts'

let shop: TestPayments

beforeAll(async () => {
  shop = await openPayments()
})
afterAll(() => shop.app.close())

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)))

/** Invoices, payments and credit notes of which more is settled than there is. */
const overSettled = () =>
  rows(
    shop.db,
    sql`
      select i.id from invoices i cross join lateral
        (select coalesce(sum(amount), 0) as sum from settlements s where s.invoice_id = i.id) settled
      where sum > gross or (sum = gross) <> (paid_at is not null)
      union all
      select p.id from payments p cross join lateral
        (select coalesce(sum(amount), 0) as sum from settlements s where s.payment_id = p.id) used
      where sum > amount or (reversed_at is not null and sum > 0)
      union all
      select c.id from credit_notes c cross join lateral
        (select coalesce(sum(amount), 0) as sum from settlements s where s.credit_note_id = c.id) used
      where sum > gross`,
  )

test('twenty credit notes at the same moment leave no gap in their own series, and never give more than the invoice (FF-905)', async () => {
  const [first, second] = [await shop.place(3), await shop.place(3)]
  const [one, other] = [(await shop.invoicesOf(first))[0]!, (await shop.invoicesOf(second))[0]!]
  const part = { of: 'price', line: 3, quantity: 1, unitNet: cents(500) } as const
  const paid = times(6, () => shop.pay(Math.ceil(one.gross / 4), { orderId: first }))
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => shop.credit({ invoiceId: (i % 2 === 0 ? one : other).id, wanted: [part] })),
  )
  // A line of three pieces at 12,52 is worth seven times 5 euros.
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(14)
  const issued = await rows<{ sequence: number; number: string }>(
    shop.db,
    sql`select sequence, number from credit_notes order by sequence`,
  )
  expect(issued.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1))
  expect(issued[0]!.number).toBe('MV-CN-2025-00001')
  await paid
  expect(await shop.settledOf(first)).toEqual([{ settled: one.gross, isPaid: true }])
  const [{ settled, isPaid } = { settled: 0, isPaid: true }] = await shop.settledOf(second)
  expect([settled > 0, settled < other.gross, isPaid]).toEqual([true, true, false])
  expect(await overSettled()).toEqual([])
})

test('shipments, payments and reversals at the same moment: what is settled never exceeds invoice or payment (FF-904)', async () => {
  const orderId = await shop.placeInParts([])
  const paid = await times(4, () => shop.pay(900, { orderId }))
  await Promise.all([
    ...[2, 2, 3, 3, 3].map(line => shop.ship(orderId, line)),
    ...paid
      .slice(0, 2)
      .map(({ paymentId }) =>
        transaction(shop.db, tx => reversePayment(tx, paymentId, { reason: 'Test', reversedBy: null, now: NOW })),
      ),
    ...Array.from({ length: 3 }, () => shop.pay(700, { orderId })),
  ])
  expect(await overSettled()).toEqual([])
  const [money] = await rows<{ left: number; open: number }>(
    shop.db,
    sql`
      select sum(p.amount - coalesce((select sum(amount) from settlements s where s.payment_id = p.id), 0))::int as left,
        (select sum(gross - coalesce((select sum(amount) from settlements s where s.invoice_id = i.id), 0))::int
          from invoices i where order_id = ${orderId}) as open
      from payments p where order_id = ${orderId} and reversed_at is null`,
  )
  // Money and open invoices of one order never stand beside each other.
  expect(Math.min(money!.left, money!.open)).toBe(0)
})

test('of two who give the rest of a payment to an order at the same moment one does, and nobody takes it from that order (FF-904)', async () => {
  const ahead = () => shop.placeInParts([], { paymentMethod: 'prepayment' })
  const [over, ...wanting] = [await ahead(), await ahead(), await ahead(), await ahead()]
  const { paymentId } = await shop.pay(900, { orderId: over! })
  await shop.db.execute(sql`update orders set status = 'cancelled' where id = ${over}`)
  const answers = await Promise.allSettled(
    wanting.map(orderId =>
      transaction(shop.db, tx => settleLeft(tx, paymentId, { orderId, invoiceIds: [], now: NOW })),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = answers.flatMap(one => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(codes.every(code => ['changed_meanwhile', 'pays_open_order'].includes(code))).toBe(true)
  const winner = wanting[answers.findIndex(({ status }) => status === 'fulfilled')]
  expect(await rows(shop.db, sql`select order_id from payments where id = ${paymentId}`)).toEqual([
    { order_id: winner },
  ])
})
