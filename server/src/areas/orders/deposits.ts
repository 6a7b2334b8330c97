import { dayIn } from '@fairfloor/domain/day'
import { type Cents, cents } from '@fairfloor/domain/money'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { customerOf } from '../identity/index.ts'
import { deposits, sellerSettings } from './tables.ts'

/**
 * Deposit of one unit by kind of packaging in the customer's own country, as lists show it; an order asks the country
 * that it goes to. Staff, who have no country, see none.
 */
export async function depositsFor(db: Db, customerId: number | null, now: Date): Promise<Map<string, Cents>> {
  const customer = customerId === null ? undefined : await customerOf(db, customerId)
  if (!customer) return new Map()
  const { depositClass, amount, validFrom, country } = deposits
  const rows = await db
    .select({ depositClass, amount, validFrom, timeZone: sellerSettings.timeZone })
    .from(deposits)
    .crossJoin(sellerSettings)
    .where(eq(country, customer.country))
    .orderBy(asc(validFrom))
  const begun = rows.filter(row => row.validFrom <= dayIn(now, row.timeZone))
  return new Map(begun.map(row => [row.depositClass, cents(row.amount)]))
}
