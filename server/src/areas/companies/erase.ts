import { and, eq, sql } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { customerNotes } from './note-tables.ts'
import { addresses } from './tables.ts'

/** Addresses of a company keep the street and lose the person. */
export const eraseFromAddresses: Eraser = async (tx, { customerId, name }) => {
  if (customerId === null) return
  const isPerson = sql`lower(trim(${addresses.firstName} || ' ' || ${addresses.lastName})) = ${name.trim().toLowerCase()}`
  await tx
    .update(addresses)
    .set({ firstName: '', lastName: '' })
    .where(and(eq(addresses.customerId, customerId), isPerson))
}

export const eraseFromNotes: Eraser = async (tx, person) => {
  if (person.customerId !== null)
    await strike(tx, person, [customerNotes.text], eq(customerNotes.customerId, person.customerId))
}
