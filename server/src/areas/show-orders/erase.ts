import { eq } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { showOrders } from './tables.ts'

export const eraseFromShowOrders: Eraser = async (tx, person) => {
  if (person.customerId !== null)
    await strike(tx, person, [showOrders.reference, showOrders.note], eq(showOrders.customerId, person.customerId))
}
