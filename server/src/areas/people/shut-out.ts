import { eq, inArray, or } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { viewerChanged } from './sessions/sessions.ts'
import { oneTimePasswords, sessions, users } from './tables.ts'

/** Ends the sessions of all users of a customer, also of agents who act as them, and what they were mailed to log in. */
export async function shutOut(tx: Db, bus: Bus, customerId: number): Promise<void> {
  const ids = await usersOf(tx, customerId)
  await tx.delete(oneTimePasswords).where(inArray(oneTimePasswords.userId, ids))
  await tx.delete(sessions).where(or(inArray(sessions.userId, ids), inArray(sessions.agentId, ids)))
  await viewersChanged(tx, bus, customerId)
}

/** Makes every server reload all users of a customer, also the one of its key. */
export async function viewersChanged(tx: Db, bus: Bus, customerId: number): Promise<void> {
  for (const id of await usersOf(tx, customerId)) await viewerChanged(tx, bus, id)
}

async function usersOf(tx: Db, customerId: number): Promise<number[]> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.customerId, customerId))
  return found.map(({ id }) => id)
}
