import type { Day } from '@fairfloor/domain/day'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { restOfInvoice } from './unpaid.ts'

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
      with open as (
        select due_on, ${restOfInvoice} as rest from invoices i where paid_at is null
      )
      select count(*)::int as invoices, coalesce(sum(rest), 0)::float8 as sum,
        (count(*) filter (where due_on < ${today}::date))::int as overdue,
        coalesce(sum(rest) filter (where due_on < ${today}::date), 0)::float8 as "overdueSum",
        (min(due_on) filter (where due_on < ${today}::date))::text as "overdueSince"
      from open`,
  )
  return found!
}
