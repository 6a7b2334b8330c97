import { eq, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import { promotionsChanged } from './promotions.ts'
import { REST } from './read.ts'
import { brandsOfMonth, clearances, productsOfWeek } from './tables.ts'

export type ClearanceInput = typeof clearances.$inferInsert

/** Puts sizes into the clearance sale, in place of what they had there. */
export async function saveClearances(tx: Db, rows: readonly ClearanceInput[]): Promise<void> {
  const ids = rows.map(({ sizeId }) => sizeId)
  if (ids.length === 0) return
  await waitFor(tx, clearances)
  await tx.delete(clearances).where(inArray(clearances.sizeId, ids))
  await tx.insert(clearances).values([...rows])
  await promotionsChanged(tx, REST)
}

/** Takes a size out of the clearance sale. */
export async function removeClearance(tx: Db, sizeId: number): Promise<void> {
  await tx.delete(clearances).where(eq(clearances.sizeId, sizeId))
  await promotionsChanged(tx, REST)
}

/** @param brandId null: the month has none */
export async function setBrandOfMonth(tx: Db, month: string, brandId: number | null): Promise<void> {
  await waitFor(tx, brandsOfMonth)
  await tx.delete(brandsOfMonth).where(eq(brandsOfMonth.month, month))
  if (brandId !== null) await tx.insert(brandsOfMonth).values({ month, brandId })
  await promotionsChanged(tx, REST)
}

/** @param sizeIds up to five, in order; none: the week has no product */
export async function setProductOfWeek(tx: Db, week: string, sizeIds: readonly number[]): Promise<void> {
  await waitFor(tx, productsOfWeek)
  await tx.delete(productsOfWeek).where(eq(productsOfWeek.week, week))
  if (sizeIds.length > 0)
    await tx.insert(productsOfWeek).values(sizeIds.map((sizeId, rank) => ({ week, rank, sizeId })))
  await promotionsChanged(tx, REST)
}

/** Waits for others who replace rows: two who delete the same row would both insert another. Readers go on. */
const waitFor = (tx: Db, table: PgTable) => tx.execute(sql`lock table ${table} in share row exclusive mode`)
