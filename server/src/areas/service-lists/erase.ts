import { eq } from 'drizzle-orm'
import type { Eraser } from '../../platform/strike.ts'
import { pageVisits, visits } from './tables.ts'

export const eraseVisits: Eraser = async (tx, { userId }) => {
  await tx.delete(pageVisits).where(eq(pageVisits.userId, userId))
  await tx.delete(visits).where(eq(visits.userId, userId))
}
