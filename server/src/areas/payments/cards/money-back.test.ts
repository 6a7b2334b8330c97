import { day } from '@fairfloor/domain/day'
import { cents } from '@fairfloor/domain/money'
import { eq, sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publish } from '../../../platform/outbox.ts'
import { transaction } from '../../../platform/transaction.ts'
import { creditSum, documentsOf, issueCreditNote, receivePayment } from '../../billing/index.ts'
import { accountEntries } from '../../billing/statement/entries.ts'
import { invoices } from '../../billing/tables.ts'
import { saveAddress } from '../../companies/index.ts'
import { shipOrder } from '../../orders/index.ts'
import { TAKEN } from '../../orders/test-house.ts'
import { ACCOUNTS, DURING } from '../../show-orders/test-show.ts'
import { openCardShop, type TestCards } from './test-cards.ts'

const NOW = new Date(DURING.ordering)

let cards: TestCards
let customerId: number

beforeEach(async () => {
  cards = await openCardShop()
  const owner = sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`
  customerId = (await cards.one<{ id: number }>(owner))!.id
})
afterEach(() => cards.app.close())

/** Once all events are handled, also those that came of them. */
const soon = (check: () => Promise<void>) =>
  vi.waitFor(async () => {
    await cards.app.platform.outbox.drain()
    await check()
  })
const handled = () =>
  soon(async () =>
    expect(await cards.one(sql`select count(*)::int as n from outbox_events where handled_at is null`)).toEqual({
      n: 0,
    }),
  )
const inOne = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(cards.db, work)

async function pay(orderId: number): Promise<void> {
  await cards.start(orderId)
  await cards.tell(orderId)
  await handled()
  expect(await cards.orderOf(orderId)).toMatchObject({ isPaid: true })
}

async function paidOrder(lines: Record<string, number> = { f1: 6, f2: 2 }): Promise<number> {
  const orderId = await cards.order(lines)
  await pay(orderId)
  return orderId
}

const ship = (orderId: number, line: number, quantity: number) =>
  inOne(tx => shipOrder(tx, orderId, [{ line, quantity }], NOW, TAKEN))
const invoicesOf = (orderId: number) =>
  cards.db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(invoices.id)

/** Gives 1 euro net of the first invoice. */
async function credit(orderId: number) {
  const [invoice] = await invoicesOf(orderId)
  const { category, rate } = invoice!.document.totals.breakdown[0]!
  const wanted = [{ of: 'sum', category, rate, net: cents(100) }] as const
  const note = { kind: 'goodwill', invoiceId: invoice!.id, wanted, reason: 'Late', issuedBy: null, now: NOW } as const
  const { creditNoteId } = (await inOne(tx => issueCreditNote(tx, note)))!
  const { gross, number } = (await documentsOf(cards.db, orderId)).find(({ kind }) => kind === 'credit note')!
  return { creditNoteId, gross, number }
}

async function pdfOf(orderId: number, nth: number): Promise<string> {
  const { number } = (await invoicesOf(orderId)).toSorted((a, b) => a.id - b.id)[nth]!
  return fileAt(`/orders/invoicePdf/${orderId}/${number}`)
}

async function fileAt(address: string): Promise<string> {
  const file = (await cards.buyer.get(address)).rawPayload
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

const balance = async () =>
  (await accountEntries(cards.db, customerId, 'Europe/Amsterdam')).reduce(
    (sum, { kind, amount }) => sum + (['payment', 'credit note'].includes(kind) ? -amount : amount),
    0,
  )
const refundsDone = () =>
  soon(async () =>
    expect(await cards.one(sql`select count(*)::int as n from card_refunds where done_at is null`)).toEqual({ n: 0 }),
  )

test('a credit note of an order that its card has paid goes back to the card, once, and pays nothing else (FF-931)', async () => {
  const orderId = await paidOrder()
  await ship(orderId, 1, 6)
  const { creditNoteId, gross, number } = await credit(orderId)
  expect(await fileAt(`/orders/creditNotePdf/${number}`)).toMatch(
    /What your card has paid of invoice \S+ goes back to it\./,
  )
  expect(await creditSum(cards.db, customerId)).toBe(0)
  await handled()
  await inOne(tx => publish(tx, 'invoicing.credit-note-issued', { creditNoteId, orderId }))
  await handled()
  const back = [{ amount: gross, reason: 'credited' }]
  expect(await cards.refundsOf(orderId)).toMatchObject(back)
  // The money for the rest of the order is still there.
  await ship(orderId, 2, 2)
  await handled()
  expect((await invoicesOf(orderId)).map(({ paidAt }) => paidAt !== null)).toEqual([true, true])
  expect(await cards.refundsOf(orderId)).toMatchObject(back)
  expect(await creditSum(cards.db, customerId)).toBe(0)
  expect((await documentsOf(cards.db, orderId)).map(({ open }) => open)).toEqual([0, 0, 0])
  expect(await cards.stateOf(orderId)).toMatchObject({ state: 'paid', due: 0 })
  await refundsDone()
  expect(await balance()).toBe(0)
})

test('a credit note of an order by card that was paid by transfer is left for other invoices (FF-931)', async () => {
  const orderId = await cards.order({ f1: 6 })
  const { gross } = await cards.orderOf(orderId)
  const transfer = { method: 'transfer', amount: cents(gross), receivedOn: day('2031-05-06'), now: NOW } as const
  const nobody = { reference: null, payer: null, recordedBy: null }
  await inOne(tx => receivePayment(tx, { key: 'test', customerId, orderId, ...transfer, ...nobody }))
  await handled()
  await ship(orderId, 1, 6)
  const { gross: credited, number } = await credit(orderId)
  await handled()
  const paper = await fileAt(`/orders/creditNotePdf/${number}`)
  expect(paper).toContain('What is left of it pays your next invoices.')
  expect(paper).not.toContain('your card')
  expect(await creditSum(cards.db, customerId)).toBe(credited)
  expect((await documentsOf(cards.db, orderId)).map(({ open }) => open)).toEqual([0, credited])
  expect(await cards.refundsOf(orderId)).toEqual([])
})

test('money that went back to a card pays no invoice of others (FF-931)', async () => {
  const orderId = await paidOrder({ f1: 6 })
  const operator = await cards.show.as(ACCOUNTS.operator)
  expect(
    (await cards.buyer.post(`/api/onlineshop/orders/${orderId}/cancel`, { lines: [{ line: 1, quantity: 6 }] }))
      .statusCode,
  ).toBe(200)
  await handled()
  const { left, payments } = (await operator.get('/api/admin/payments')).json()
  expect(left).toEqual({ count: 0, sum: 0 })
  expect(payments[0]).toMatchObject({ method: 'card', order_id: orderId, left: 0 })
  const [{ payment_id }] = payments
  const given = await operator.post(`/api/admin/payments/${payment_id}/settle`, { order_id: null, invoice_ids: [] })
  expect(given.json()).toMatchObject({ status: 409, code: 'card_money' })
  await refundsDone()
  expect(await balance()).toBe(0)
})

test('what a card got back without having been booked is not on the statement (FF-931)', async () => {
  const orderId = await cards.order({ f1: 6 })
  await cards.start(orderId)
  expect(
    (await cards.buyer.post(`/api/onlineshop/orders/${orderId}/cancel`, { lines: [{ line: 1, quantity: 6 }] }))
      .statusCode,
  ).toBe(200)
  await handled()
  await cards.tell(orderId)
  await refundsDone()
  expect(await cards.refundsOf(orderId)).toHaveLength(1)
  const kinds = (await accountEntries(cards.db, customerId, 'Europe/Amsterdam')).map(({ kind }) => kind)
  // Of last year's fair.
  expect(kinds).toEqual(['invoice', 'payment'])
})

test('an order that becomes cheaper at another address gives the rest back, and stays paid when it is dearer again (FF-931)', async () => {
  const orderId = await cards.order()
  const { id: home } = (await cards.one<{ id: number }>(
    sql`select id from addresses where customer_id = ${customerId} and purpose = 'shipping' and is_default`,
  ))!
  const street = { company: 'Abroad', street: 'Hauptstraße', number: '1', zip: '10115', city: 'Berlin', country: 'DE' }
  const abroad = await saveAddress(cards.db, customerId, { ...street, purpose: 'shipping' })
  const operator = await cards.show.as(ACCOUNTS.operator)
  const move = async (to: number) => {
    const url = `/api/admin/orders/${orderId}`
    const { version } = (await operator.get(url)).json()
    const answer = await operator.call({
      method: 'PUT',
      url: `${url}/address`,
      payload: { version, shipping_address_id: to },
    })
    expect(answer.statusCode).toBe(200)
    await handled()
    return (await cards.orderOf(orderId)).gross
  }
  const dearer = await move(abroad)
  await pay(orderId)
  const cheaper = await move(home)
  expect(cheaper).toBeLessThan(dearer)
  const back = [{ amount: dearer - cheaper, reason: 'cancelled' }]
  expect(await cards.refundsOf(orderId)).toMatchObject(back)
  expect(await move(abroad)).toBe(dearer)
  expect(await cards.refundsOf(orderId)).toMatchObject(back)
  expect(await cards.orderOf(orderId)).toMatchObject({ isPaid: true })
  expect(await cards.stateOf(orderId)).toMatchObject({ state: 'paid', due: 0 })
})

test('an invoice says what the card has paid ahead, and that only the rest is to be transferred (FF-931)', async () => {
  const orderId = await paidOrder()
  await ship(orderId, 1, 6)
  expect(await pdfOf(orderId, 0)).toMatch(/Paid in advance .*You have paid it in advance\. Thank you\./)
  await cards.db.execute(sql`update payments set amount = amount - 100 where order_id = ${orderId}`)
  await ship(orderId, 2, 2)
  const rest = await pdfOf(orderId, 1)
  expect(rest).toMatch(/Amount due 1,00 € Please transfer 1,00 € by /)
  expect(rest).not.toContain('charged')
})
