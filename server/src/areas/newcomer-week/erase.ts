import { eq } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { newcomerWeekUnmailed } from './mail-tables.ts'
import { newcomerWeekPositions } from './tables.ts'

export const eraseFromWeeks: Eraser = async (tx, person) => {
  const { userId, customerId } = person
  await tx.delete(newcomerWeekUnmailed).where(eq(newcomerWeekUnmailed.userId, userId))
  if (customerId !== null)
    await strike(tx, person, [newcomerWeekPositions.extras], eq(newcomerWeekPositions.customerId, customerId))
}
