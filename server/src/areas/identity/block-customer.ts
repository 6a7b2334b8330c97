import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { viewerChanged } from './sessions.ts'
import { customers, oneTimePasswords, sessions, users } from './tables.ts'

/**
 * Blocks a customer: the sessions of all its users end, also of agents who act as them, on every server when the transaction
 * commits; so do its API key and what it was mailed to log in. Orders and invoices stay.
 * @returns false if already blocked
 */
export async function blockCustomer(tx: Db, bus: Bus, customerId: number, now: Date): Promise<boolean> {
  const blocked = await tx
    .update(customers)
    .set({ blockedAt: now })
    .where(and(eq(customers.id, customerId), isNull(customers.blockedAt)))
    .returning({ id: customers.id })
  if (blocked.length === 0) return false
  const ids = await usersOf(tx, customerId)
  await tx.delete(oneTimePasswords).where(inArray(oneTimePasswords.userId, ids))
  await tx.delete(sessions).where(or(inArray(sessions.userId, ids), inArray(sessions.agentId, ids)))
  await customerChanged(tx, bus, customerId)
  return true
}

/** Unblocks a customer, whose users keep their passwords. @returns false if not blocked */
export async function unblockCustomer(tx: Db, bus: Bus, customerId: number): Promise<boolean> {
  const found = await tx
    .update(customers)
    .set({ blockedAt: null })
    .where(and(eq(customers.id, customerId), isNotNull(customers.blockedAt)))
    .returning({ id: customers.id })
  if (found.length > 0) await customerChanged(tx, bus, customerId)
  return found.length > 0
}

/** Makes every server reload all users of a customer, also the one of its key. */
export async function customerChanged(tx: Db, bus: Bus, customerId: number): Promise<void> {
  for (const id of await usersOf(tx, customerId)) await viewerChanged(tx, bus, id)
}

async function usersOf(tx: Db, customerId: number): Promise<number[]> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.customerId, customerId))
  return found.map(({ id }) => id)
}
