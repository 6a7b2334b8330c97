import { eq, sql } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { showOrders, showPositions } from './tables.ts'

export const eraseFromShowOrders: Eraser = async (tx, person) => {
  if (person.customerId === null) return
  const ofCompany = eq(showOrders.customerId, person.customerId)
  await strike(tx, person, [showOrders.reference, showOrders.note], ofCompany)
  const positions = sql`${showPositions.showOrderId} in (select ${showOrders.id} from ${showOrders} where ${ofCompany})`
  await strike(tx, person, [showPositions.extras], positions)
}
