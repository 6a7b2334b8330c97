import { eq } from 'drizzle-orm'
import type { Eraser } from '../../platform/strike.ts'
import { newcomerWeekUnmailed } from './mail-tables.ts'

export const eraseFromWeeks: Eraser = async (tx, { userId }) => {
  await tx.delete(newcomerWeekUnmailed).where(eq(newcomerWeekUnmailed.userId, userId))
}
