import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { shutOut, viewersChanged } from '../people/index.ts'
import { customers } from './tables.ts'

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
  await shutOut(tx, bus, customerId)
  return true
}

/** Unblocks a customer, whose users keep their passwords. @returns false if not blocked */
export async function unblockCustomer(tx: Db, bus: Bus, customerId: number): Promise<boolean> {
  const found = await tx
    .update(customers)
    .set({ blockedAt: null })
    .where(and(eq(customers.id, customerId), isNotNull(customers.blockedAt)))
    .returning({ id: customers.id })
  if (found.length > 0) await viewersChanged(tx, bus, customerId)
  return found.length > 0
}
