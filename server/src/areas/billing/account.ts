import type { Day } from '@fairfloor/domain/day'
import { type Cents, cents } from '@fairfloor/domain/money'
import { eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { creditOf, owedInvoices } from './owed.ts'
import { creditNotes, invoices } from './tables.ts'

/** What a customer owes: what is left to pay of its invoices, less what it has with us. */
export async function unpaidSum(db: Db, customerId: number): Promise<Cents> {
  const [found] = await rows<{ sum: string }>(
    db,
    sql`select coalesce(sum(owed), 0) as sum from (${owedInvoices(sql`i.customer_id = ${customerId}`)}) owing`,
  )
  return cents(Number(found!.sum))
}

export type UnpaidInvoice = {
  readonly orderId: number
  readonly number: string
  readonly issuedOn: Day
  readonly dueOn: Day
  readonly gross: Cents
  /** Left to pay. */
  readonly rest: Cents
  /** What remains of that when the customer's credit is taken off. */
  readonly owed: Cents
  readonly paymentMethod: string
}

/** A customer's unpaid invoices, the one due first before the others. */
export async function unpaidInvoices(db: Db, customerId: number): Promise<UnpaidInvoice[]> {
  type Found = Omit<UnpaidInvoice, 'gross' | 'rest' | 'owed'> & { gross: string; rest: string; owed: string }
  const found = await rows<Found>(
    db,
    sql`
      select order_id as "orderId", number, issued_on::text as "issuedOn", due_on::text as "dueOn", owing.gross, rest, owed,
        o.payment_method as "paymentMethod"
      from (${owedInvoices(sql`i.customer_id = ${customerId}`)}) owing join order_heads o on o.id = owing.order_id
      order by due_on, owing.id`,
  )
  const amount = (text: string) => cents(Number(text))
  return found.map(one => ({ ...one, gross: amount(one.gross), rest: amount(one.rest), owed: amount(one.owed) }))
}

/** How many invoices and credit notes a customer has. */
export const countDocuments = async (db: Db, customerId: number): Promise<number> =>
  (await db.$count(invoices, eq(invoices.customerId, customerId))) +
  (await db.$count(creditNotes, eq(creditNotes.customerId, customerId)))

/** What a customer has with us, and has not used for invoices yet. */
export async function creditSum(db: Db, customerId: number): Promise<Cents> {
  const [found] = await rows<{ credit: string }>(db, sql`select ${creditOf(sql`${customerId}::int`)} as credit`)
  return cents(Number(found!.credit))
}

/** What all customers together owe, and what of it is overdue, in cents. One statement. */
export async function unpaidOfAll(db: Db, today: Day) {
  const [found] = await rows<{
    invoices: number
    sum: number
    overdue: number
    overdueSum: number
    overdueSince: Day | null
  }>(
    db,
    sql`
      select count(*)::int as invoices, coalesce(sum(owed), 0)::float8 as sum,
        (count(*) filter (where due_on < ${today}::date))::int as overdue,
        coalesce(sum(owed) filter (where due_on < ${today}::date), 0)::float8 as "overdueSum",
        (min(due_on) filter (where due_on < ${today}::date))::text as "overdueSince"
      from (${owedInvoices(sql`true`)}) owing where owed > 0`,
  )
  return found!
}
