import { eq } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { customerReferences } from './tables.ts'

export const eraseFromReferences: Eraser = async (tx, person) => {
  if (person.customerId !== null)
    await strike(tx, person, [customerReferences.reference], eq(customerReferences.customerId, person.customerId))
}
