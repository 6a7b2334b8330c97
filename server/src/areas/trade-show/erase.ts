import { eq } from 'drizzle-orm'
import type { Eraser } from '../../platform/strike.ts'
import { hallPresences } from './tables.ts'

/** Visits stay counted, without a name. */
export const erasePresences: Eraser = async (tx, { userId }) => {
  await tx.delete(hallPresences).where(eq(hallPresences.userId, userId))
}
