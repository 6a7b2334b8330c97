import { type Cents, cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** What a customer still has to pay: the gross sums of the invoices that are not paid. */
export async function unpaidSum(db: Db, customerId: number): Promise<Cents> {
  const [found] = await rows<{ sum: string | null }>(
    db,
    sql`select sum(o.gross)::text as sum from invoices i join orders o on o.id = i.order_id
        where o.customer_id = ${customerId} and i.paid_at is null and o.status <> 'cancelled'`,
  )
  return cents(Number(found?.sum ?? 0))
}
