import { eq } from 'drizzle-orm'
import type { Eraser } from '../../../platform/strike.ts'
import { stockAlerts } from '../alert-tables.ts'

export const eraseAlerts: Eraser = async (tx, { userId }) => {
  await tx.delete(stockAlerts).where(eq(stockAlerts.userId, userId))
}
