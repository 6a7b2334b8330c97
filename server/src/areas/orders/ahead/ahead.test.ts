import { day } from '@fairfloor/domain/day'
import { centsText } from '@fairfloor/domain/formats'
import { cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { fill, place } from '../../basket/test-checkout.ts'
import { receivePayment } from '../../billing/index.ts'
import { reversePayment } from '../../billing/reverse-payment.ts'
import { readStock, setStock } from '../../catalogue/index.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../../show-orders/test-show.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { proForma } from './pro-forma.ts'

const PLACED = new Date(DURING.ordering)
const OVER = new Date('2031-05-20T12:00:00Z')

let show: TestShow
let buyer: Browser
let operator: Browser
const f1 = () => show.flavour.get('f1')!
const platform = () => show.app.platform
const free = async () => (await readStock(platform().db, [f1()])).get(f1())?.quantity

beforeEach(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  operator = await show.as(ACCOUNTS.operator)
  await setStock(platform().db, [{ flavourId: f1(), quantity: 100 }])
})
afterEach(() => show.app.close())

/** An order by prepayment from the basket. */
async function order(pieces: number, browser = buyer, more: object = {}): Promise<number> {
  await fill(show, browser, { f1: pieces })
  const placed = await place(browser, { payment_method: 'prepayment', ...more })
  expect(placed.statusCode).toBe(200)
  await platform().outbox.drain()
  return placed.json().order_id
}

type Kept = { status: string; gross: number; heldUntil: Date | null; paidAheadAt: Date | null; customerId: number }

async function kept(orderId: number): Promise<Kept> {
  const [row] = await rows<Kept>(
    platform().db,
    sql`select status, gross::float8 as gross, held_until as "heldUntil", paid_ahead_at as "paidAheadAt",
      customer_id as "customerId" from orders where id = ${orderId}`,
  )
  const dateOf = (value: Date | null) => value && new Date(value)
  return { ...row!, heldUntil: dateOf(row!.heldUntil), paidAheadAt: dateOf(row!.paidAheadAt) }
}

let keys = 0

async function pay(orderId: number, amount: number): Promise<number> {
  const { customerId } = await kept(orderId)
  const facts = { method: 'transfer', receivedOn: day('2031-05-08'), reference: null, payer: null } as const
  const money = { key: `test:${++keys}`, customerId, orderId, amount: cents(amount), recordedBy: null, now: PLACED }
  const { paymentId } = await transaction(platform().db, tx => receivePayment(tx, { ...facts, ...money }))
  return paymentId
}

const takeBack = (paymentId: number) =>
  transaction(platform().db, tx =>
    reversePayment(tx, paymentId, { reason: 'Refused', reversedBy: null, now: PLACED }),
  ).then(() => platform().outbox.drain())

const pick = (orderId: number) => operator.post(`/api/admin/orders/${orderId}/pick-list`, {})

const mailsOf = (kind: string) =>
  rows<{ recipient: string; text: string; subject: string }>(
    platform().db,
    sql`select recipient, text, subject from mails where kind = ${kind} order by id`,
  )

describe('an order by prepayment', () => {
  test('is held for 14 days, and may be picked when all of it is paid (FF-912)', async () => {
    const orderId = await order(10)
    const { gross, ...placed } = await kept(orderId)
    expect(placed).toMatchObject({ heldUntil: OVER, paidAheadAt: null })
    expect((await pick(orderId)).json().code).toBe('not_paid_yet')
    await pay(orderId, gross - 1)
    await platform().outbox.drain()
    expect((await pick(orderId)).json().code).toBe('not_paid_yet')
    await pay(orderId, 1)
    await platform().outbox.drain()
    expect(await kept(orderId)).toMatchObject({ heldUntil: null, paidAheadAt: PLACED })
    expect((await pick(orderId)).statusCode).toBe(200)
  })

  test('is paid when what remains of it costs no more than what has arrived (FF-912)', async () => {
    const orderId = await order(20)
    await pay(orderId, Math.ceil((await kept(orderId)).gross * 0.8))
    await platform().outbox.drain()
    expect(await kept(orderId)).toMatchObject({ paidAheadAt: null })
    await buyer.post(`/api/onlineshop/orders/${orderId}/cancel`, { lines: [{ line: 1, quantity: 10 }] })
    await platform().outbox.drain()
    expect(await kept(orderId)).toMatchObject({ paidAheadAt: PLACED, heldUntil: null })
  })

  test('waits again when its payment is taken back, unless somebody picks it (FF-912)', async () => {
    const [first, second] = [await order(10), await order(10)]
    const payments = [await pay(first, (await kept(first)).gross), await pay(second, (await kept(second)).gross)]
    await platform().outbox.drain()
    expect((await pick(second)).statusCode).toBe(200)
    for (const payment of payments) await takeBack(payment)
    expect(await kept(first)).toMatchObject({ paidAheadAt: null, heldUntil: OVER })
    expect(await kept(second)).toMatchObject({ paidAheadAt: PLACED, heldUntil: null })
  })
})

describe('an order that nobody pays', () => {
  test('is cancelled after 14 days by one of two servers, and what it held goes to those who wait (FF-913)', async () => {
    const gym = await show.as(ACCOUNTS.gym)
    const unpaid = await order(90)
    const waits = await order(40, gym, { payment_method: 'invoice' })
    await pay(unpaid, 500)
    show.app.setNow('2031-05-20T11:59:59Z')
    await platform().due.ask()
    expect(await kept(unpaid)).toMatchObject({ status: 'placed' })
    show.app.setNow(OVER.toISOString())
    const { db } = platform()
    await Promise.all([
      platform().due.ask(),
      transaction(db, tx => cancelUnpaid(tx, unpaid, OVER)),
      transaction(db, tx => cancelUnpaid(tx, unpaid, OVER)),
    ])
    expect(await kept(unpaid)).toMatchObject({ status: 'cancelled' })
    expect(await free()).toBe(60)
    const [line] = await rows(db, sql`select reserved_quantity as set_aside from order_lines where order_id = ${waits}`)
    expect(line).toEqual({ set_aside: 40 })
    await platform().outbox.drain()
    const mails = (await mailsOf('order-cancelled')).filter(({ recipient }) => recipient === ACCOUNTS.buyer)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toMatch(/not received your payment/)
    expect(await kept(unpaid)).toMatchObject({ heldUntil: null })
    // Money that comes too late stays the customer's.
    await pay(unpaid, 700)
    await platform().outbox.drain()
    expect(await kept(unpaid)).toMatchObject({ status: 'cancelled', paidAheadAt: null })
  })

  test('stays when the money is booked already, though its event still waits, or somebody picks it (FF-913)', async () => {
    const [paid, picked] = [await order(10), await order(10)]
    await pay(paid, (await kept(paid)).gross)
    await pay(picked, (await kept(picked)).gross)
    await platform().outbox.drain()
    await pick(picked)
    const { db } = platform()
    await db.execute(sql`update orders set paid_ahead_at = null, held_until = ${OVER.toISOString()}::timestamptz`)
    expect(await transaction(db, tx => cancelUnpaid(tx, paid, OVER))).toBe(false)
    expect(await transaction(db, tx => cancelUnpaid(tx, picked, OVER))).toBe(false)
    expect(await kept(paid)).toMatchObject({ status: 'placed', paidAheadAt: OVER })
    expect(await kept(picked)).toMatchObject({ status: 'in picking' })
  })
})

describe('what is to be transferred', () => {
  const shown = async (orderId: number) => (await buyer.get(`/api/onlineshop/orders/${orderId}`)).json().to_transfer
  const textOf = async (orderId: number) => {
    const { catalogue, shop } = show.app
    const { filename, content } = await proForma(platform().db, orderId, 'en', { catalogue, shop, now: PLACED })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
    return `${filename} ${text}`.replace(/\s+/g, ' ')
  }

  test('is mailed with the pro forma when the order is placed, to those who see prices, and once again half-way (FF-919)', async () => {
    const orderId = await order(10)
    const amount = centsText(cents((await kept(orderId)).gross))
    const [mail, ...others] = await mailsOf('order-pro-forma')
    expect([mail!.recipient, others]).toEqual([ACCOUNTS.buyer, []])
    for (const said of [amount, '20 May 2031', 'NL10 MAAS 0123 4567 89', String(orderId)])
      expect(mail!.text).toContain(said)
    const { iban, company: account_holder } = show.app.shop.current().seller
    expect(await shown(orderId)).toMatchObject({
      ...{ amount: (await kept(orderId)).gross / 100, by: '2031-05-20', iban, account_holder },
      reference: String(orderId),
    })
    const [{ attachments } = { attachments: null }] = await rows<{ attachments: object | null }>(
      platform().db,
      sql`select attachments from mails where kind = 'order-pro-forma'`,
    )
    expect(attachments).toEqual([{ kind: 'pro-forma', ref: `${orderId}:en` }])
    const paper = await textOf(orderId)
    for (const said of ['Pro forma', amount.replace(/\s/g, ' '), '20 May 2031', 'NL10 MAAS 0123 4567 89'])
      expect(paper).toContain(said)

    show.app.setNow('2031-05-13T11:59:59Z')
    await platform().due.ask()
    expect(await mailsOf('order-unpaid')).toEqual([])
    show.app.setNow('2031-05-13T12:00:00Z')
    await Promise.all([platform().due.ask(), platform().due.ask()])
    await platform().due.ask()
    expect(await mailsOf('order-unpaid')).toHaveLength(1)
  })

  test('is nothing once it is paid, and the pro forma asks for nothing (FF-919)', async () => {
    const orderId = await order(10)
    await pay(orderId, (await kept(orderId)).gross)
    await platform().outbox.drain()
    show.app.setNow('2031-05-14T12:00:00Z')
    await platform().due.ask()
    expect(await mailsOf('order-unpaid')).toEqual([])
    expect(await textOf(orderId)).not.toContain('Please transfer')
    expect(await shown(orderId)).toBeNull()
  })

  test('is told to those who see prices alone (FF-919)', async () => {
    const orderId = await order(10)
    expect(await shown(orderId)).toMatchObject({ reference: String(orderId) })
    await platform().db.execute(sql`update users set rights = '["order"]' where email = ${ACCOUNTS.buyer}`)
    buyer = await show.as(ACCOUNTS.buyer)
    expect(await shown(orderId)).toBeNull()
  })
})
