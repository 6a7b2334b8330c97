import { eq } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { customerNotes } from './tables.ts'

export const eraseFromNotes: Eraser = async (tx, person) => {
  if (person.customerId !== null)
    await strike(tx, person, [customerNotes.text], eq(customerNotes.customerId, person.customerId))
}
