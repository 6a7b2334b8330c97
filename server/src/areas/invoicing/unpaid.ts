import type { Day } from '@fairfloor/domain/day'
import { type Cents, cents } from '@fairfloor/domain/money'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** What is left to pay of an invoice, which the statement calls `i`. */
export const restOfInvoice = sql`i.gross - coalesce((select sum(s.amount) from settlements s where s.invoice_id = i.id), 0)`

const unpaidOf = (customerId: number): SQL => sql`i.customer_id = ${customerId} and i.paid_at is null`

/** A customer's open balance: what is left to pay of its invoices. */
export async function unpaidSum(db: Db, customerId: number): Promise<Cents> {
  const [found] = await rows<{ sum: string }>(
    db,
    sql`select coalesce(sum(${restOfInvoice}), 0) as sum from invoices i where ${unpaidOf(customerId)}`,
  )
  return cents(Number(found!.sum))
}

export type UnpaidInvoice = {
  readonly orderId: number
  readonly number: string
  readonly issuedOn: Day
  readonly dueOn: Day
  readonly gross: Cents
  readonly rest: Cents
}

/** A customer's unpaid invoices, the one due first before the others. */
export async function unpaidInvoices(db: Db, customerId: number): Promise<UnpaidInvoice[]> {
  type Found = Omit<UnpaidInvoice, 'gross' | 'rest'> & { gross: string; rest: string }
  const found = await rows<Found>(
    db,
    sql`
      select i.order_id as "orderId", i.number, i.issued_on::text as "issuedOn", i.due_on::text as "dueOn",
        i.gross, ${restOfInvoice} as rest
      from invoices i where ${unpaidOf(customerId)} order by i.due_on, i.id`,
  )
  return found.map(one => ({ ...one, gross: cents(Number(one.gross)), rest: cents(Number(one.rest)) }))
}
