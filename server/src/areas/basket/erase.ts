import { eq } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { basketPositions } from './tables.ts'

export const eraseFromBaskets: Eraser = async (tx, person) => {
  if (person.customerId !== null)
    await strike(tx, person, [basketPositions.extras], eq(basketPositions.customerId, person.customerId))
}
