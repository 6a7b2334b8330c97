import { eq } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { customerReferences, namedApiKeys } from './tables.ts'

/** What customers typed into this area. */
export const eraseFromReferences: Eraser = async (tx, person) => {
  if (person.customerId === null) return
  await strike(tx, person, [customerReferences.reference], eq(customerReferences.customerId, person.customerId))
  await strike(tx, person, [namedApiKeys.name], eq(namedApiKeys.customerId, person.customerId))
}
