import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { mandates } from './tables.ts'

export type Mandate = typeof mandates.$inferSelect

/** A customer's mandates: the running one first, then the last ended. */
export const mandatesOf = (db: Db, customerId: number): Promise<Mandate[]> =>
  db
    .select()
    .from(mandates)
    .where(eq(mandates.customerId, customerId))
    .orderBy(sql`${mandates.endedAt} desc nulls first`, sql`${mandates.id} desc`)

/** Adds a signed mandate in the place of the running one. @returns false where its reference is taken already */
export async function addMandate(
  tx: Db,
  { now, ...mandate }: Omit<Mandate, 'id' | 'endedAt'> & { readonly now: Date },
): Promise<boolean> {
  const [added] = await tx.insert(mandates).values(mandate).onConflictDoNothing().returning({ id: mandates.id })
  if (!added) return false
  const { customerId } = mandate
  await tx
    .update(mandates)
    .set({ endedAt: now })
    .where(and(eq(mandates.customerId, customerId), isNull(mandates.endedAt), sql`${mandates.id} <> ${added.id}`))
  return true
}

/** @returns false where it has ended already */
export async function endMandate(tx: Db, mandateId: number, now: Date): Promise<boolean> {
  const ended = await tx
    .update(mandates)
    .set({ endedAt: now })
    .where(and(eq(mandates.id, mandateId), isNull(mandates.endedAt)))
    .returning({ id: mandates.id })
  return ended.length > 0
}
