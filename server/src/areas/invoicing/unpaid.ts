import { type Cents, cents } from '@fairfloor/domain/money'
import { and, eq, isNull, sum } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { invoices } from './tables.ts'

/** A customer's open balance: the sum of unpaid invoices. */
export async function unpaidSum(db: Db, customerId: number): Promise<Cents> {
  const [found] = await db
    .select({ sum: sum(invoices.gross) })
    .from(invoices)
    .where(and(eq(invoices.customerId, customerId), isNull(invoices.paidAt)))
  return cents(Number(found?.sum ?? 0))
}
