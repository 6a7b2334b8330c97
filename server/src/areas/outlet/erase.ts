import { eq } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { outletBasketLines } from './tables.ts'

export const eraseFromOutlet: Eraser = async (tx, person) => {
  if (person.customerId !== null)
    await strike(tx, person, [outletBasketLines.extras], eq(outletBasketLines.customerId, person.customerId))
}
