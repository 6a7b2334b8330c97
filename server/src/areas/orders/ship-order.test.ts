import { day } from '@fairfloor/domain/day'
import { asc, eq, sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNTS } from '../../../demo/people.ts'
import { rows } from '../../platform/database.ts'
import type { Browser, TestApp } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { transaction } from '../../platform/transaction.ts'
import { facturX } from '../billing/document/factur-x.ts'
import { issueCreditNote } from '../billing/issue-credit-note.ts'
import { creditNotes, invoices } from '../billing/tables.ts'
import { vatRates } from '../seller/tables.ts'
import { shipmentLines, shipments } from '../shipping/tables.ts'
import { type NewOrder, placeOrder } from './place-order.ts'
import { restate } from './restate.ts'
import { type Part, shipOrder } from './ship-order.ts'
import { orderLines } from './tables.ts'
import { NOW, openHouse, TAKEN, type TestHouse } from './test-house.ts'

let app: TestApp
let house: TestHouse
let buyer: Browser
let own: { customerId: number; placedBy: number; shippingAddressId: null }

beforeAll(async () => {
  ;({ app, house, buyer, own } = await openHouse())
})
afterAll(() => app.close())

const place = async (count: number, more?: Partial<NewOrder>): Promise<number> =>
  (await transaction(app.platform.db, tx => placeOrder(tx, house.order(count, { ...own, ...more })))).orderId

const ship = (orderId: number, parts: Part[], now = NOW) =>
  transaction(app.platform.db, tx => shipOrder(tx, orderId, parts, now, TAKEN))

const invoicesOf = (orderId: number) =>
  app.platform.db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))

const linesOf = (orderId: number) =>
  app.platform.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.line))

/** Pieces by line, over all shipments. */
const shippedOf = async (orderId: number) =>
  (
    await app.platform.db
      .select()
      .from(shipmentLines)
      .where(eq(shipmentLines.orderId, orderId))
      .orderBy(asc(shipmentLines.line))
  ).map(({ line, quantity }) => [line, quantity])

describe('an order that ships at once', () => {
  it('has one shipment with all of it, and the invoice of that shipment (FF-650)', async () => {
    const orderId = await place(5)
    const lines = await linesOf(orderId)
    const [shipment, ...more] = await app.platform.db.select().from(shipments).where(eq(shipments.orderId, orderId))
    expect(more).toEqual([])
    expect(shipment).toMatchObject({ carrier: 'DHL', madeAt: NOW, shippedAt: null })
    expect((await shippedOf(orderId)).sort()).toEqual(lines.map(({ line, quantity }) => [line, quantity]))
    const [invoice, ...others] = await invoicesOf(orderId)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({ shipmentId: shipment!.id, customerId: own.customerId, suppliedOn: '2025-05-12' })
    expect(invoice!.document.lines).toMatchObject(
      lines.map(({ line, sku, quantity, net, vatRate }) => ({ line, sku, quantity, net, vatRate })),
    )
  })
})

describe('an order in two shipments', () => {
  const JUNE = new Date('2025-06-03T09:00:00Z')
  let orderId: number

  beforeAll(async () => {
    // From June on, food bears 10 %.
    await app.platform.db
      .insert(vatRates)
      .values({ country: 'NL', vatClass: 'reduced', validFrom: day('2025-06-01'), rate: 1000 })
    orderId = await place(4, { ships: 'later' })
    expect(await invoicesOf(orderId)).toEqual([])
    await ship(orderId, [
      { line: 1, quantity: 1 },
      { line: 3, quantity: 1 },
    ])
    await ship(
      orderId,
      [
        { line: 2, quantity: 2 },
        { line: 3, quantity: 2 },
        { line: 4, quantity: 4 },
      ],
      JUNE,
    )
  })

  it('has an invoice for each, with its own lines and its day of supply (FF-650)', async () => {
    const [first, second] = await invoicesOf(orderId)
    expect(first).toMatchObject({ issuedOn: '2025-05-12', suppliedOn: '2025-05-12' })
    expect(second).toMatchObject({ issuedOn: '2025-06-03', suppliedOn: '2025-06-03' })
    expect(first!.document.lines.map(({ line, quantity }) => [line, quantity])).toEqual([
      [1, 1],
      [3, 1],
    ])
    expect(second!.document.lines.map(({ line, quantity, vatRate }) => [line, quantity, vatRate])).toEqual([
      [2, 2, 1000],
      [3, 2, 1000],
      [4, 4, 2100],
    ])
    expect(first!.document.lines[1]!.vatRate).toBe(900)
  })

  it('says how much the carrier has, in lists, on its page and in its files (FF-1770)', async () => {
    const { db } = app.platform
    const [, second] = await db
      .select()
      .from(shipments)
      .where(eq(shipments.orderId, orderId))
      .orderBy(asc(shipments.id))
    const handOver = async (shippedAt: Date | null) => {
      await db.update(shipments).set({ shippedAt }).where(eq(shipments.id, second!.id))
      await transaction(db, tx => restate(tx, orderId, NOW))
    }
    const shown = async () => {
      const { orders } = (await buyer.get(`/api/onlineshop/orders-page?search=%23${orderId}`)).json()
      const whole = (await buyer.get(`/api/onlineshop/orders/${orderId}`)).json()
      return [orders[0], whole].map(one => [one.handed_over_quantity, one.ordered_quantity])
    }
    const ordered = (await linesOf(orderId)).reduce((sum, line) => sum + line.quantity, 0)
    expect(await shown()).toEqual([
      [ordered, ordered],
      [ordered, ordered],
    ])
    await handOver(null)
    expect(await shown()).toEqual([
      [2, ordered],
      [2, ordered],
    ])
    const sheets = (await readXlsx((await buyer.get(`/orders/orderXlsx/${orderId}?language=de`)).rawPayload)).sheets
    expect(sheets[1]!.rows).toContainEqual(['Stand', `Teils versandt, 2 von ${ordered}`])
    await handOver(second!.shippedAt)
  })

  it('is invoiced as it was shipped: pieces and net of the documents are those of the shipments (FF-651)', async () => {
    const billed = (await invoicesOf(orderId)).flatMap(({ document }) => document.lines)
    expect(billed.map(({ line, quantity }) => [line, quantity]).sort()).toEqual((await shippedOf(orderId)).sort())
    const prices = new Map((await linesOf(orderId)).map(({ line, unitNet }) => [line, unitNet]))
    for (const { line, quantity, net } of billed) expect(net).toBe(quantity * prices.get(line)!)
  })

  it('has the lines of its shipments in the data of its invoices, and a credit note with the rate of its invoice (SH-197, FF-906)', async () => {
    const [first, second] = await invoicesOf(orderId)
    expect(second!.sequence).toBe(first!.sequence + 1)
    for (const invoice of [first!, second!]) {
      const data = facturX({ ...invoice.document, invoice })
      const pieces = [...data.matchAll(/<ram:BilledQuantity[^>]*>(\d+)</g)].map(([, quantity]) => Number(quantity))
      const shipped = await app.platform.db
        .select()
        .from(shipmentLines)
        .where(eq(shipmentLines.shipmentId, invoice.shipmentId))
        .orderBy(shipmentLines.line)
      expect(pieces).toEqual(shipped.map(({ quantity }) => quantity))
    }
    const wanted = [{ of: 'pieces', line: 3, quantity: 1 }] as const
    const credit = {
      kind: 'goodwill',
      invoiceId: first!.id,
      wanted,
      reason: 'Test',
      issuedBy: null,
      now: JUNE,
    } as const
    const issued = await transaction(app.platform.db, tx => issueCreditNote(tx, credit))
    expect(issued!.number).toBe('MV-CN-2025-00001')
    const [note] = await app.platform.db.select().from(creditNotes).where(eq(creditNotes.id, issued!.creditNoteId))
    expect(note!.document.totals.breakdown).toMatchObject([{ rate: 900, net: first!.document.lines[1]!.net }])
    expect(note!.issuedOn).toBe('2025-06-03')
  })

  it('pays for shipping once', async () => {
    const [first, second] = await invoicesOf(orderId)
    expect(first!.document.totals.shipping.net).toBe(695)
    expect(second!.document.totals.shipping.net).toBe(0)
  })

  it('shows its newest invoice, and each of them at an address of its own (FF-653)', async () => {
    const [first, second] = await invoicesOf(orderId)
    const fileOf = async (address: string) => (await buyer.get(address)).headers['content-disposition']
    expect(await fileOf(`/orders/invoicePdf/${orderId}`)).toBe(`inline; filename="${second!.number}.pdf"`)
    for (const { number } of [first!, second!])
      expect(await fileOf(`/orders/invoicePdf/${orderId}/${number}`)).toBe(`inline; filename="${number}.pdf"`)
    const detail = (await buyer.get(`/api/onlineshop/orders/${orderId}`)).json() as { invoice_number: string }
    expect(detail.invoice_number).toBe(second!.number)
    const list = (await buyer.get('/api/onlineshop/orders')).json() as { order_id: number; invoice_number: string }[]
    expect(list.find(one => one.order_id === orderId)?.invoice_number).toBe(second!.number)
  })

  it('has no invoice of another order, and none for another customer (FF-653)', async () => {
    const [{ number: foreign } = { number: '' }] = await invoicesOf(await place(1))
    const [{ number } = { number: '' }] = await invoicesOf(orderId)
    expect((await buyer.get(`/orders/invoicePdf/${orderId}/${foreign}`)).statusCode).toBe(404)
    const gym = await browserOf(app, ACCOUNTS.gym)
    expect((await gym.get(`/orders/invoicePdf/${orderId}/${number}`)).statusCode).toBe(404)
    expect((await app.browser().get(`/orders/invoicePdf/${orderId}/${number}`)).statusCode).toBe(401)
  })
})

it('never ships more than was ordered, not even twice at the same time (FF-651)', async () => {
  const orderId = await place(3, { ships: 'later' })
  await expect(ship(orderId, [{ line: 3, quantity: 4 }])).rejects.toThrow('Only 3 of line 3 are open, not 4')
  await expect(ship(orderId, [{ line: 9, quantity: 1 }])).rejects.toThrow('Only 0 of line 9 are open')
  const twice = await Promise.allSettled([2, 2].map(quantity => ship(orderId, [{ line: 3, quantity }])))
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(twice.flatMap(one => (one.status === 'rejected' ? [one.reason.message] : []))).toEqual([
    'Only 1 of line 3 are open, not 2',
  ])
  expect(await shippedOf(orderId)).toEqual([[3, 2]])
  expect(await invoicesOf(orderId)).toHaveLength(1)
})

// The embedded database runs one transaction at a time.
it.runIf(process.env.TEST_DATABASE_URL)('a second shipment waits for the first one’s commit', async () => {
  const { db } = app.platform
  const orderId = await place(3, { ships: 'later' })
  const part = { line: 3, quantity: 2 }
  const waiting = async () =>
    (await rows(db, sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .length
  let second: Promise<void> | undefined
  await transaction(db, async tx => {
    await shipOrder(tx, orderId, [part], NOW, TAKEN)
    second = expect(ship(orderId, [part])).rejects.toThrow('Only 1 of line 3 are open, not 2')
    await expect.poll(waiting).toBe(1)
  })
  await second
  expect(await shippedOf(orderId)).toEqual([[3, 2]])
})

it('the database completes an invoice that the version before writes without a shipment (FF-654)', async () => {
  const whole = await place(4)
  const orderId = await place(4, { ships: 'later' })
  await app.platform.db.execute(sql`
    insert into invoices (order_id, year, sequence, number, issued_on, due_on, seller)
    select ${orderId}, 2025, 90001, 'MV-2025-90001', issued_on, due_on, seller from invoices where order_id = ${whole}`)
  const [ours] = await invoicesOf(whole)
  const [theirs] = await invoicesOf(orderId)
  expect(theirs!.document).toEqual({ ...ours!.document, order: { ...ours!.document.order, id: orderId } })
  expect(theirs).toMatchObject({ customerId: own.customerId, gross: ours!.gross, suppliedOn: '2025-05-12' })
  expect(await shippedOf(orderId)).toEqual(await shippedOf(whole))
})
