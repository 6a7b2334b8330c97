import { randomUUID } from 'node:crypto'
import { day, dayIn } from '@fairfloor/domain/day'
import { refuse as refuseAny } from '@fairfloor/domain/general-refusals'
import { euros, fromEuros } from '@fairfloor/domain/money'
import * as contract from '@fairfloor/domain/payments/received/contract'
import { refuse } from '@fairfloor/domain/payments/received/refusals'
import * as shapes from '@fairfloor/domain/payments/received/shapes'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { serveList } from '../../../platform/serve-list.ts'
import { writeAudit } from '../../back-office/index.ts'
import { type Received, receivePayment, settleLeft } from '../../billing/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { accountOf, findDebtors } from './debtors.ts'
import { guardDoubts } from './doubts.ts'
import { partOfPayments } from './payments-list.ts'
import { takeBack } from './take-back.ts'

/** Payments by hand: who has paid what, what is left, and what was taken back. */
export function servePayments(platform: Platform, shop: LiveShop): void {
  const { db } = platform
  const todayAt = (now: Date) => dayIn(now, shop.current().timeZone)

  serveList(
    platform,
    contract.getPayments,
    shapes.getPayments,
    ({ query, now }, part) => partOfPayments(db, query, { today: todayAt(now), part }),
    {
      name: 'payments',
      rows: ({ payments }) => payments,
      columns: [
        ['received', ({ received_on }) => received_on],
        ['company', ({ company }) => company],
        ['gross', ({ amount }) => amount, 'euros'],
        ['method', ({ method }) => method, 'word'],
        ['payer', ({ payer }) => payer],
        ['reference', ({ reference }) => reference],
        ['order', ({ order_id }) => order_id],
        ['settled', ({ settled }) => settled.map(one => one.invoice_number).join(', ')],
        ['left', ({ left }) => left, 'euros'],
        ['note', ({ note }) => note],
        ['written', ({ recorded_at }) => recorded_at, 'instant'],
        ['person', ({ recorded_by }) => recorded_by],
        ['reversed', ({ reversed_at }) => reversed_at, 'instant'],
      ],
    },
  )
  serve(platform, contract.findDebtors, shapes.findDebtors, ({ query }) => findDebtors(db, query.search))
  serve(platform, contract.getAccount, shapes.getAccount, ({ params, now }) =>
    accountOf(db, params.customer_id, todayAt(now)),
  )

  serve(platform, contract.bookPayment, shapes.bookPayment, ({ body, viewer: { userId }, now, transaction }) => {
    const receivedOn = day(body.received_on)
    if (receivedOn > todayAt(now)) throw refuse('future_payment').at('received_on')
    return transaction(async tx => {
      const { customer_id: customerId, order_id: orderId, invoice_ids: invoiceIds } = body
      await accountOf(tx, customerId, todayAt(now))
      const sum = { amount: fromEuros(body.amount), receivedOn, by: 'hand' } as const
      const { confirmed } = body
      await guardDoubts(tx, { customerId, orderId, invoiceIds, sum, today: todayAt(now), confirmed })
      const received = await receivePayment(tx, {
        key: `desk:${randomUUID()}`,
        customerId,
        orderId,
        ...(orderId === null || invoiceIds.length > 0 ? { invoiceIds } : {}),
        method: body.method,
        amount: sum.amount,
        receivedOn,
        reference: body.reference || null,
        payer: body.payer || null,
        note: body.note || null,
        recordedBy: userId,
        now,
      })
      const details = { customer: customerId, order: orderId, amount: body.amount, on: receivedOn, method: body.method }
      await writeAudit(tx, { at: now, userId, action: 'book payment', subject: subjectOf(received.paymentId), details })
      return shownReceived(received)
    })
  })

  serve(platform, contract.settlePayment, shapes.settlePayment, call => {
    const { params, body, viewer, now } = call
    const { order_id: orderId, invoice_ids: invoiceIds, confirmed } = body
    return call.transaction(async tx => {
      const customerId = await payerOf(tx, params.payment_id)
      await guardDoubts(tx, { customerId, orderId, invoiceIds, today: todayAt(now), confirmed })
      const received = await settleLeft(tx, params.payment_id, { orderId, invoiceIds, now })
      const details = { order: orderId, invoices: invoiceIds, settled: euros(received.settled) }
      const who = { at: now, userId: viewer.userId }
      await writeAudit(tx, { ...who, action: 'settle from payment', subject: subjectOf(params.payment_id), details })
      return shownReceived(received)
    })
  })

  serve(platform, contract.takeBackPayment, shapes.takeBackPayment, call => {
    const { params, body, viewer, now } = call
    const { payment_id } = params
    const { userId } = viewer
    return call.transaction(async tx => {
      await takeBack(tx, payment_id, { reason: body.reason, reversedBy: userId, now })
      const details = { reason: body.reason }
      await writeAudit(tx, { at: now, userId, action: 'take back payment', subject: subjectOf(payment_id), details })
      return { payment_id }
    })
  })
}

/** The customer whose money a payment is. @throws Refusal not_found */
async function payerOf(tx: Db, paymentId: number): Promise<number> {
  const [found] = await rows<{ customerId: number }>(
    tx,
    sql`select customer_id as "customerId" from money_received where id = ${paymentId}`,
  )
  if (!found) throw refuseAny('not_found')
  return found.customerId
}

export const subjectOf = (paymentId: number): string => `Payment ${paymentId}`

export const shownReceived = ({ paymentId, settled, left }: Received) => ({
  payment_id: paymentId,
  settled: euros(settled),
  left: euros(left),
})
