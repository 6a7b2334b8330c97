import { MB } from '@fairfloor/domain/bytes'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { getBankEntries } from '@fairfloor/domain/payments/received/bank-contract'
import type { getPayments } from '@fairfloor/domain/payments/received/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import { announced } from '../../../platform/testing/announced.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { openPayments, type TestPayments } from '../../billing/test-payments.ts'
import { camt, upload } from './test-camt.ts'

let shop: TestPayments
let operator: Browser

beforeAll(async () => {
  shop = await openPayments()
  operator = await browserOf(shop.app, ACCOUNTS.operator)
})
afterAll(() => shop.app.close())

/** An invoice of the buyer. */
async function invoice(lines = 1) {
  const orderId = await shop.place(lines)
  const [found] = await shop.invoicesOf(orderId)
  const { id, number, gross } = found!
  return { orderId, id, number, gross, euros: gross / 100, text: (gross / 100).toFixed(2) }
}

const book = (more: object = {}) =>
  operator.post('/api/admin/payments', {
    customer_id: shop.own.customerId,
    order_id: null,
    invoice_ids: [],
    method: 'transfer',
    amount: 100,
    received_on: '2025-05-12',
    payer: null,
    reference: null,
    note: null,
    ...more,
  })
const payments = async (query = ''): Promise<Answer<typeof getPayments>> =>
  (await operator.get(`/api/admin/payments?${query}`)).json()
const entries = async (query = ''): Promise<Answer<typeof getBankEntries>> =>
  (await operator.get(`/api/admin/bank-entries?${query}`)).json()
const paymentOf = async (id: number) => (await payments()).payments.find(({ payment_id }) => payment_id === id)!
const isPaid = async (orderId: number) => (await shop.settledOf(orderId)).every(one => one.isPaid)

describe('by hand', () => {
  test('a customer is found by name, number, order or invoice, with what it owes (FF-914)', async () => {
    const { orderId, number, euros } = await invoice()
    for (const typed of [String(orderId), number]) {
      const [found] = (await operator.get(`/api/admin/debtors?search=${typed}`)).json()
      expect(found).toMatchObject({ customer_id: shop.own.customerId })
    }
    const [byName] = (await operator.get('/api/admin/debtors?search=merwede')).json()
    expect(byName).toMatchObject({ customer_id: shop.own.customerId, order_id: null, invoice_number: null })
    const account = (await operator.get(`/api/admin/debtors/${shop.own.customerId}`)).json()
    expect(account.invoices.at(-1)).toMatchObject({ invoice_number: number, open: euros, is_overdue: false })
    expect((await operator.get('/api/admin/debtors/999999')).statusCode).toBe(404)
  })

  test('money pays the named invoices, never more than is open, and the rest pays another one later (FF-914)', async () => {
    const [first, second] = [await invoice(1), await invoice(2)]
    const booked = (await book({ amount: first.euros + 5, invoice_ids: [first.id] })).json()
    expect(booked).toMatchObject({ settled: first.euros, left: 5 })
    const shown = await paymentOf(booked.payment_id)
    expect(shown).toMatchObject({ left: 5, settled: [{ invoice_number: first.number, amount: first.euros }] })
    expect((await payments('state=left')).payments.map(one => one.payment_id)).toContain(booked.payment_id)
    const settle = (more = {}) =>
      operator.post(`/api/admin/payments/${booked.payment_id}/settle`, {
        order_id: null,
        invoice_ids: [second.id],
        ...more,
      })
    expect((await settle()).json()).toMatchObject({ settled: 5, left: 0 })
    expect((await settle()).json()).toMatchObject({ code: 'nothing_left' })
    expect((await shop.settledOf(second.orderId))[0]).toEqual({ settled: 500, isPaid: false })
    const found = await payments(`search=${second.number}`)
    expect(found.payments.map(one => one.payment_id)).toEqual([booked.payment_id])
  })

  test('one key books once, what is taken back opens the invoice again, with the reason (FF-915)', async () => {
    const { id, euros, orderId } = await invoice()
    const key = { 'idempotency-key': '0196c5c1-2f6d-7b3a-9c1e-5a4b3c2d1e0f' }
    const body = { customer_id: shop.own.customerId, order_id: null, invoice_ids: [id], method: 'cash', amount: euros }
    const whole = { ...body, received_on: '2025-05-12', payer: null, reference: null, note: null }
    const twice = [0, 1].map(() => operator.post('/api/admin/payments', whole, key))
    const [one, other] = (await Promise.all(twice)).map(answer => answer.json().payment_id)
    expect(one).toBe(other)
    expect(await isPaid(orderId)).toBe(true)
    const back = () => operator.post(`/api/admin/payments/${one}/take-back`, { reason: 'Booked twice' })
    expect((await back()).statusCode).toBe(200)
    expect(await isPaid(orderId)).toBe(false)
    expect((await back()).json().code).toBe('payment_reversed')
    expect(await paymentOf(one)).toMatchObject({
      reversed_why: 'Booked twice',
      left: 0,
      reversed_by: expect.any(String),
    })
    const log = await rows(shop.db, sql`select action from audit_log where subject = ${`Payment ${one}`} order by id`)
    expect(log).toEqual([{ action: 'book payment' }, { action: 'take back payment' }])
  })

  test('what looks like a mistake is asked about before it is booked: paid already, of another year, the same once more (FF-914)', async () => {
    const [one, ahead] = [await invoice(), await shop.placeInParts([], { paymentMethod: 'prepayment' })]
    const first = { amount: one.euros, invoice_ids: [one.id] }
    expect((await book(first)).json()).toMatchObject({ settled: one.euros })
    const again = await book(first)
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      {
        code: 'payment_doubtful',
        detail: `Nothing is booked yet. ${one.number} is paid already. The same sum of this customer is booked on this day already.`,
        details: {
          doubts: [
            { why: 'settled', invoice: one.number },
            { why: 'twice', times: 1 },
          ],
        },
      },
    ])
    const before = (await payments()).total
    const doubtsOf = async (more: object) => (await book(more)).json().details?.doubts
    expect(await doubtsOf({ amount: 7.77, received_on: '1900-05-12' })).toEqual([{ why: 'year', day: '1900-05-12' }])
    await shop.db.execute(sql`update orders set status = 'cancelled' where id = ${ahead}`)
    expect(await doubtsOf({ amount: 7.78, order_id: ahead })).toEqual([{ why: 'order', order: ahead }])
    expect((await payments()).total).toBe(before)
    // Of two tabs that confirm at once one books; the other asks again, about the new payment too.
    const sure = { ...first, confirmed: again.json().details.asked }
    const both = await Promise.all([book(sure), book(sure)])
    const [booked, asked] = both.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(booked!.json()).toMatchObject({ settled: 0, left: one.euros })
    expect(asked!.json()).toMatchObject({
      code: 'payment_doubtful',
      detail: expect.stringMatching(/already, 2 times\.$/),
    })
    expect((await payments()).total).toBe(before + 1)
    expect((await book({ ...first, confirmed: asked!.json().details.asked })).statusCode).toBe(200)
  })

  test('what is left of a payment is asked about before it pays what is paid already', async () => {
    const [paid, ahead] = [await invoice(), await shop.placeInParts([], { paymentMethod: 'prepayment' })]
    await book({ amount: paid.euros, invoice_ids: [paid.id], received_on: '2025-05-09' })
    const { payment_id } = (await book({ amount: 6.66 })).json()
    const settle = (more: object) =>
      operator.post(`/api/admin/payments/${payment_id}/settle`, { order_id: null, invoice_ids: [], ...more })
    await shop.db.execute(sql`update orders set status = 'cancelled' where id = ${ahead}`)
    for (const more of [{ invoice_ids: [paid.id] }, { order_id: ahead }]) {
      const asked = await settle(more)
      expect(asked.json()).toMatchObject({
        code: 'payment_doubtful',
        details: {
          doubts: ['order_id' in more ? { why: 'order', order: ahead } : { why: 'settled', invoice: paid.number }],
        },
      })
      expect(await paymentOf(payment_id)).toMatchObject({ order_id: null, left: 6.66, settled: [] })
    }
    const sure = { invoice_ids: [paid.id], confirmed: (await settle({ invoice_ids: [paid.id] })).json().details.asked }
    expect((await settle(sure)).json()).toMatchObject({ settled: 0, left: 6.66 })
    expect(
      (await operator.post('/api/admin/payments/999999/settle', { order_id: null, invoice_ids: [] })).statusCode,
    ).toBe(404)
  })

  test('what is kept for an order is not given to others until it is finished or cancelled (FF-915)', async () => {
    const orderId = await shop.placeInParts([], { paymentMethod: 'prepayment' })
    const other = await invoice()
    const { payment_id } = (await book({ order_id: orderId, amount: 1, received_on: '2025-05-09' })).json()
    const settle = () =>
      operator.post(`/api/admin/payments/${payment_id}/settle`, { order_id: null, invoice_ids: [other.id] })
    expect((await settle()).json().code).toBe('pays_open_order')
    await shop.db.execute(sql`update orders set status = 'cancelled' where id = ${orderId}`)
    expect(await paymentOf(payment_id)).toMatchObject({ is_order_cancelled: true, left: 1 })
    expect((await settle()).json()).toMatchObject({ settled: 1, left: 0 })
  })

  test('of others, of tomorrow, and a card’s are refused (FF-914)', async () => {
    const { id } = await invoice()
    expect((await book({ customer_id: shop.house.customerId, invoice_ids: [id] })).statusCode).toBe(404)
    expect((await book({ customer_id: 999_999 })).statusCode).toBe(404)
    expect((await book({ received_on: '2025-05-13' })).json().code).toBe('future_payment')
    expect((await book({ amount: 0 })).statusCode).toBe(400)
    const { paymentId } = await shop.pay(5, { method: 'card' })
    const back = await operator.post(`/api/admin/payments/${paymentId}/take-back`, { reason: 'x' })
    expect(back.json().code).toBe('card_payment')
    expect((await shop.buyer.get('/api/admin/payments')).statusCode).toBe(403)
    expect((await shop.app.browser().get('/api/admin/bank-entries')).statusCode).toBe(401)
  })
})

describe('from the bank', () => {
  test('what is certain is booked at once, the rest is decided by hand (FF-918)', async () => {
    const [sure, short, none] = [await invoice(1), await invoice(2), await invoice(3)]
    const iban = 'NL91ABNA0417164300'
    const file = camt('volksbank', [
      { amount: sure.text, text: `Rechnung ${sure.number}`, reference: 'B1', payerIban: iban },
      { amount: '1.00', text: `part of ${short.number}`, reference: 'B2' },
      { amount: '3.33', text: 'Miete', reference: 'B3' },
      { amount: '9.99', debit: true, reference: 'B4' },
    ])
    const taken = (await upload(operator, file)).json()
    expect(taken).toMatchObject({ taken: 3, known: 0, left_out: [{ why: 'debit', amount: '9.99 EUR' }] })
    // The same file again, and the same entries in the next file.
    expect((await upload(operator, file)).json()).toMatchObject({ taken: 0, known: 3 })
    const list = await entries()
    expect(list).toMatchObject({ total: 3, certain: 1, last_file: { name: 'statement.xml' } })
    const entryOf = (amount: number) => list.entries.find(one => one.amount === amount)!
    expect(entryOf(sure.euros)).toMatchObject({
      is_certain: true,
      matches: [{ invoices: [{ invoice_number: sure.number }], why: ['invoice', 'amount'] }],
    })
    expect(entryOf(1)).toMatchObject({ is_certain: false, matches: [{ customer_id: shop.own.customerId }] })
    expect(entryOf(3.33).matches).toEqual([])

    const certain = () => operator.post('/api/admin/bank-entries/book-certain', {})
    const both = (await Promise.all([certain(), certain()])).map(answer => answer.json().booked)
    expect(both.sort()).toEqual([0, 1])
    expect(await isPaid(sure.orderId)).toBe(true)

    const bookOf = (id: number, invoice_ids: number[]) =>
      operator.post(`/api/admin/bank-entries/${id}/book`, {
        customer_id: shop.own.customerId,
        order_id: null,
        invoice_ids,
      })
    const [first, second] = await Promise.all([
      bookOf(entryOf(1).entry_id, [short.id]),
      bookOf(entryOf(1).entry_id, [none.id]),
    ])
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409])
    const decide = (id: number, state: string) =>
      operator.call({ method: 'PUT', url: `/api/admin/bank-entries/${id}/state`, payload: { state } })
    expect((await decide(entryOf(3.33).entry_id, 'set aside')).statusCode).toBe(200)
    expect((await decide(entryOf(1).entry_id, 'open')).json().code).toBe('entry_decided')
    expect((await entries()).total).toBe(0)
    expect((await entries('state=set%20aside')).entries).toMatchObject([
      { amount: 3.33, decided_by: expect.any(String) },
    ])
    const [booked] = (await entries('state=booked')).entries.filter(one => one.amount === sure.euros)
    expect(booked).toMatchObject({ company: 'Sporthuis De Merwede', payment_id: expect.any(Number) })

    // Booked wrongly: the sum is open again, and is booked once more.
    await operator.post(`/api/admin/payments/${booked!.payment_id}/take-back`, { reason: 'Wrong customer' })
    expect((await entries()).entries).toMatchObject([{ amount: sure.euros, is_certain: true }])
    expect((await certain()).json()).toMatchObject({ booked: 1, sum: sure.euros })
    // The account has paid for this customer before.
    const later = camt('ubs', [{ amount: '0.50', text: 'thanks', reference: 'B9', payerIban: iban }])
    await upload(operator, later)
    expect((await entries()).entries[0]!.matches[0]).toMatchObject({
      customer_id: shop.own.customerId,
      why: expect.arrayContaining(['account']),
    })
  })

  test('a sum that looks like a known one is never dropped unseen: it is listed with the file that has it, and taken once by hand (FF-917)', async () => {
    const like = { amount: '17.31', payer: 'Sporthuis', text: 'thanks', reference: null, day: '2025-05-11' }
    await upload(operator, camt('ubs', [like]), 'first.xml')
    // Another payment of the same day and words, in the bank's next file; and one that names the bank's reference twice.
    const next = camt('ubs', [
      like,
      { ...like, reference: 'K1' },
      { ...like, reference: 'K1' },
      { ...like, amount: '1.19' },
    ])
    const { taken, known, left_out } = (await upload(operator, next, 'second.xml')).json()
    expect([taken, known]).toEqual([2, 2])
    const shown = { why: 'known', booked_on: '2025-05-11', amount: '17.31 EUR', text: 'Sporthuis · thanks' }
    expect(left_out).toEqual([
      { ...shown, known_from: 'first.xml', again: 1 },
      { ...shown, known_from: 'second.xml', again: 3 },
    ])
    const count = async () => (await entries('search=sporthuis')).entries.filter(one => one.amount === 17.31).length
    expect(await count()).toBe(2)
    const byHand = await Promise.all([0, 1].map(() => upload(operator, next, 'second.xml', 1)))
    expect(byHand.reduce((sum, answer) => sum + answer.json().taken, 0)).toBe(1)
    expect(await count()).toBe(3)
    const last = (await upload(operator, next, 'second.xml')).json()
    expect([last.taken, last.left_out.map((one: { again: number | null }) => one.again)]).toEqual([0, [null, 2, 3, 4]])
  })

  test('of two sums that each pay the same invoice only one is certain after the other (FF-918)', async () => {
    const one = await invoice()
    const same = { amount: one.text, text: one.number }
    await upload(
      operator,
      camt('ubs', [
        { ...same, reference: 'D1' },
        { ...same, reference: 'D2' },
      ]),
    )
    expect((await operator.post('/api/admin/bank-entries/book-certain', {})).json()).toMatchObject({ booked: 1 })
    expect((await shop.settledOf(one.orderId))[0]).toEqual({ settled: one.gross, isPaid: true })
  })

  test('a sum that is assigned to what is paid already, or was booked by hand before, is asked about; two sums of one day are two', async () => {
    const [paid, open] = [await invoice(1), await invoice(2)]
    await book({ amount: paid.euros, invoice_ids: [paid.id], received_on: '2025-05-10' })
    const sum = (amount: string, reference: string) => ({ amount, reference, text: 'thanks', day: '2025-05-10' })
    await upload(operator, camt('ubs', [sum(paid.text, 'Q1'), sum('0.77', 'Q2'), sum('0.77', 'Q3')]))
    const found = (await entries('search=thanks')).entries
    const bookOf = (amount: number, at: number, more: object) =>
      operator.post(`/api/admin/bank-entries/${found.filter(one => one.amount === amount)[at]!.entry_id}/book`, {
        ...{ customer_id: shop.own.customerId, order_id: null, invoice_ids: [] },
        ...more,
      })
    const asked = (await bookOf(paid.euros, 0, { invoice_ids: [paid.id] })).json()
    expect(asked).toMatchObject({
      code: 'payment_doubtful',
      details: {
        doubts: [
          { why: 'settled', invoice: paid.number },
          { why: 'twice', times: 1 },
        ],
      },
    })
    const sure = { invoice_ids: [paid.id], confirmed: asked.details.asked }
    expect((await bookOf(paid.euros, 0, sure)).json()).toMatchObject({ settled: 0, left: paid.euros })
    for (const at of [0, 1])
      expect((await bookOf(0.77, at, { invoice_ids: [open.id] })).json()).toMatchObject({ settled: 0.77, left: 0 })
  })

  test('an order that is paid ahead is paid by its number (FF-918)', async () => {
    const orderId = await shop.placeInParts([], { paymentMethod: 'prepayment' })
    const [{ gross } = { gross: 0 }] = await rows<{ gross: number }>(
      shop.db,
      sql`select gross::float8 as gross from orders where id = ${orderId}`,
    )
    await upload(operator, camt('abn', [{ amount: (gross / 100).toFixed(2), text: `order ${orderId}` }]))
    expect((await operator.post('/api/admin/bank-entries/book-certain', {})).json()).toMatchObject({ booked: 1 })
    await shop.app.platform.outbox.drain()
    const [order] = await rows(shop.db, sql`select paid_ahead_at is not null as paid from orders where id = ${orderId}`)
    expect(order).toEqual({ paid: true })
  })

  test('an order that is paid or has an invoice is not paid once more for certain (FF-918)', async () => {
    const orderId = await shop.placeInParts([1], { paymentMethod: 'prepayment' })
    const [{ gross } = { gross: 0 }] = await rows<{ gross: number }>(
      shop.db,
      sql`select gross::float8 as gross from orders where id = ${orderId}`,
    )
    const sum = (reference: string) =>
      upload(operator, camt('ubs', [{ amount: (gross / 100).toFixed(2), text: `order ${orderId}`, reference }]))
    const isCertain = async () => (await entries()).entries.filter(one => one.is_certain).length
    await sum('P1')
    expect(await isCertain()).toBe(0)
    await shop.db.execute(
      sql`delete from settlements where invoice_id in (select id from invoices where order_id = ${orderId})`,
    )
    await shop.db.execute(sql`delete from invoices where order_id = ${orderId}`)
    expect(await isCertain()).toBe(1)
    await shop.db.execute(sql`update orders set status = 'paid' where id = ${orderId}`)
    await sum('P2')
    expect(await isCertain()).toBe(0)
    const account = (await operator.get(`/api/admin/debtors/${shop.own.customerId}`)).json()
    expect(account.orders.map((one: { order_id: number }) => one.order_id)).not.toContain(orderId)
  })

  test('a file that two upload at once is taken once (FF-917)', async () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ amount: `${i + 1}.17`, reference: `T${i}` }))
    const files = [camt('ubs', many), camt('volksbank', [...many].reverse())]
    const answers = await Promise.all([...files, ...files].map(file => upload(operator, file)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(answers.reduce((sum, answer) => sum + answer.json().taken, 0)).toBe(40)
  })

  test('a file that is too large or no statement is refused with a text (FF-917)', async () => {
    const send = (bytes: number) => announced(operator, '/api/admin/bank-files', bytes)
    expect([await send(8 * MB), await send(8 * MB + 1)]).toEqual([400, 413])
    const other = await upload(operator, camt('ubs', [{ amount: '1' }], 'NL91ABNA0417164300'))
    expect([other.statusCode, other.json().detail]).toEqual([422, expect.stringContaining('NL91ABNA0417164300')])
    expect((await upload(shop.buyer, '<x/>')).statusCode).toBe(403)
  })
})
