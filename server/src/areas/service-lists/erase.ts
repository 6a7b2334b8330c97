import { eq } from 'drizzle-orm'
import type { Eraser } from '../../platform/strike.ts'
import { pageVisits } from './tables.ts'

export const eraseVisits: Eraser = async (tx, { userId }) => {
  await tx.delete(pageVisits).where(eq(pageVisits.userId, userId))
}
