import type { CreditWanted } from '@fairfloor/domain/billing/credited'
import type { OrderTotals } from '@fairfloor/domain/billing/totals'
import { day } from '@fairfloor/domain/day'
import { type Cents, cents } from '@fairfloor/domain/money'
import { asc, eq, sql } from 'drizzle-orm'
import { rows } from '../../platform/database.ts'
import { transaction } from '../../platform/transaction.ts'
import type { NewOrder } from '../orders/place-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { shipOrder } from '../orders/ship-order.ts'
import { NOW, openHouse, TAKEN } from '../orders/test-house.ts'
import { issueCreditNote, type NewCreditNote } from './issue-credit-note.ts'
import { type NewPayment, receivePayment } from './receive-payment.ts'
import { invoices, settlements } from './tables.ts'

type CreditTest = Pick<NewCreditNote & { kind: 'goodwill' }, 'invoiceId' | 'wanted'> & { readonly now?: Date }

export type TestPayments = Awaited<ReturnType<typeof openPayments>>

/** A house whose buyer orders, gets invoices and pays. */
export async function openPayments(env?: Record<string, string>) {
  const { app, house, buyer, own } = await openHouse(env)
  const { db } = app.platform
  let keys = 0
  const place = async (count: number, more?: Partial<NewOrder>): Promise<number> =>
    (await transaction(db, tx => placeOrder(tx, house.order(count, { ...own, ...more })))).orderId
  const invoicesOf = (orderId: number) =>
    db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))
  return {
    app,
    db,
    house,
    buyer,
    own,
    place,
    invoicesOf,
    /** An order that ships later, at once in these parts: one invoice for each. */
    async placeInParts(parts: readonly number[], more?: Partial<NewOrder>) {
      const ordered = await place(3, { ships: 'later', ...more })
      for (const line of parts) await this.ship(ordered, line)
      return ordered
    },
    ship: (orderId: number, line: number, quantity = 1) =>
      transaction(db, tx => shipOrder(tx, orderId, [{ line, quantity }], NOW, TAKEN)),
    pay: (amount: number, more: Partial<NewPayment> = {}) =>
      transaction(db, tx =>
        receivePayment(tx, {
          key: `test:${++keys}`,
          customerId: own.customerId,
          method: 'transfer',
          amount: cents(amount),
          receivedOn: day('2025-05-20'),
          reference: null,
          payer: null,
          recordedBy: null,
          now: NOW,
          ...more,
        }),
      ),
    credit: (note: CreditTest) =>
      transaction(db, tx =>
        issueCreditNote(tx, { kind: 'goodwill', reason: 'Test', issuedBy: null, now: NOW, ...note }),
      ),
    /** The whole of an invoice, by VAT rate. */
    wholeOf: ({ document }: { document: { totals: OrderTotals } }): CreditWanted[] =>
      document.totals.breakdown.map(({ category, rate, net }) => ({ of: 'sum', category, rate, net })),
    /** What is settled of each invoice of an order, and whether it is paid. */
    settledOf: async (orderId: number) =>
      rows<{ settled: number; isPaid: boolean }>(
        db,
        sql`
          select coalesce((select sum(amount) from ${settlements} s where s.invoice_id = i.id), 0)::int as settled,
            paid_at is not null as "isPaid"
          from invoices i where order_id = ${orderId} order by id`,
      ),
    grossOf: async (orderId: number): Promise<Cents[]> => (await invoicesOf(orderId)).map(({ gross }) => cents(gross)),
    statusOf: async (orderId: number) =>
      (await rows<{ status: string }>(db, sql`select status from orders where id = ${orderId}`))[0]!.status,
  }
}
