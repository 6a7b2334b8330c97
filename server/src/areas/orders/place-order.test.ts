import { PARTS } from '@fairfloor/domain/billing/totals'
import type { Refusal } from '@fairfloor/domain/refusal'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../platform/testing/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { invoiceOf } from '../billing/index.ts'
import { invoices } from '../billing/tables.ts'
import { customers } from '../companies/tables.ts'
import { type NewOrder, placeOrder } from './place-order.ts'
import { priceLines } from './price-lines.ts'
import { orderOf } from './queries.ts'
import { orders } from './tables.ts'
import { makeCustomer, makeHouse, NOW, type TestHouse } from './test-house.ts'

let database: TestDatabase
let house: TestHouse

beforeAll(async () => {
  database = await testDatabase()
  house = await makeHouse(database.db)
})
afterAll(() => database.close())

const place = (order: NewOrder) => transaction(database.db, tx => placeOrder(tx, order))

const numbersOf = async (year: number) => {
  const rows = await database.db.select().from(invoices).where(eq(invoices.year, year)).orderBy(invoices.sequence)
  return rows.map(({ sequence }) => sequence)
}

describe('placing an order', () => {
  it('goods that leave at once are paid by invoice where a card is usual, without the fee of cards (FF-931)', async () => {
    const usual = await place(house.order(3, { paymentMethod: 'invoice' }))
    const { customerId } = house
    await database.db.update(customers).set({ paymentMethod: 'card' }).where(eq(customers.id, customerId))
    const { orderId, totals } = await place(house.order(3))
    await database.db.update(customers).set({ paymentMethod: 'invoice' }).where(eq(customers.id, customerId))
    expect(totals).toEqual(usual.totals)
    expect((await orderOf(database.db, customerId, orderId))?.order).toMatchObject({ paymentMethod: 'invoice' })
    const [invoice] = await database.db.select().from(invoices).where(eq(invoices.orderId, orderId))
    expect(invoice?.document.order.paymentMethod).toBe('invoice')
  })

  it('keeps lines, addresses, totals and an invoice', async () => {
    const { orderId, totals } = await place(house.order(9))
    const stored = await orderOf(database.db, house.customerId, orderId)
    expect(stored?.lines).toHaveLength(9)
    expect(stored?.lines[0]).toMatchObject({ flavourName: 'Flavour 1', unitNet: 1250, vatRate: 2100, deposit: 15 })
    expect(stored?.order.totals).toEqual(totals)
    expect(stored?.order.gross).toBe(totals.gross)
    expect(stored?.order).toMatchObject({
      status: 'placed',
      carrier: 'DHL',
      externalReference: 'PO 4711',
      agentId: null,
    })
    expect(stored?.order.shippingAddress).toMatchObject({ number: '2', country: 'NL' })
    expect(stored?.order.invoiceAddress.number).toBe('1')
    const invoice = await invoiceOf(database.db, house.customerId, orderId)
    expect(invoice).toMatchObject({ issuedOn: '2025-05-12', dueOn: '2025-05-26', paidAt: null })
    expect(invoice?.number).toMatch(/^MV-2025-\d{5}$/)
  })

  it('costs what the preview said', async () => {
    const { customerId, addressId: shippingAddressId } = house
    const preview = await priceLines(database.db, { customerId, shippingAddressId, lines: house.lines(20), now: NOW })
    const { totals } = await place(house.order(20))
    expect(totals).toEqual(preview.totals)
    expect(PARTS.reduce((sum, part) => sum + totals[part].net + totals[part].vat, 0)).toBe(totals.gross)
  })

  it('takes as many statements for fifty lines as for one', async () => {
    database.counted()
    await place(house.order(1))
    const forOne = database.counted()
    await place(house.order(50))
    expect(database.counted()).toHaveLength(forOne.length)
    expect(forOne).toHaveLength(6)
  })

  it('ships to the usual address when none is named', async () => {
    const { orderId } = await place(house.order(1, { shippingAddressId: null }))
    const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId))
    expect(order?.shippingAddress.number).toBe('2')
  })

  it('refuses an address of another customer, and changes nothing', async () => {
    const other = await makeCustomer(database.db, 'NL')
    const before = await database.db.$count(orders)
    const refused = place(house.order(1, { shippingAddressId: other.addressId }))
    await expect(refused).rejects.toMatchObject({ code: 'unknown_address' } satisfies Partial<Refusal>)
    expect(await database.db.$count(orders)).toBe(before)
  })

  it('keeps an order of more than an integer of cents', async () => {
    const lines = house.lines(2).map(line => ({ ...line, quantity: 99_999, unitNet: 49_999 as typeof line.unitNet }))
    const { orderId, totals } = await place(house.order(2, { lines }))
    expect(totals.gross).toBeGreaterThan(2_147_483_647)
    const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId))
    expect(order?.gross).toBe(totals.gross)
  })

  it('bears no VAT when goods and VAT id are of another member state', async () => {
    const { customerId, userId, addressId } = await makeCustomer(database.db, 'DE', 'DE318472657')
    const { totals } = await place(house.order(3, { customerId, placedBy: userId, shippingAddressId: addressId }))
    expect(totals).toMatchObject({ taxCase: 'intra-community', vat: 0 })
  })
})

describe('invoice numbers', () => {
  it('have no gap and no double when twenty orders come at once (SH-200)', async () => {
    const now = new Date('2031-03-01T09:00:00Z')
    await Promise.all(Array.from({ length: 20 }, () => place(house.order(2, { now }))))
    expect(await numbersOf(2031)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })

  it('are given back by a rollback (SH-200)', async () => {
    const now = new Date('2032-03-01T09:00:00Z')
    await place(house.order(1, { now }))
    const broken = transaction(database.db, async tx => {
      await placeOrder(tx, house.order(1, { now }))
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    await place(house.order(1, { now }))
    expect(await numbersOf(2032)).toEqual([1, 2])
  })

  it('belong to the year that it is where the house stands', async () => {
    await place(house.order(1, { now: new Date('2032-12-31T23:30:00Z') }))
    expect(await numbersOf(2033)).toEqual([1])
  })
})
