import { lastOf, mayGive, prefixOf } from '@fairfloor/domain/customer-api/api-key'
import { refuse } from '@fairfloor/domain/customer-api/refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { eq } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { hashOf, newToken } from '../../platform/tokens.ts'
import { holdCustomer } from '../companies/index.ts'
import { technicalUserOf, viewerChanged } from '../people/index.ts'
import { apiKeys } from './tables.ts'

/**
 * Makes a new first key for a customer; the one before is refused on every server when the transaction commits.
 * @returns the key, which is stored nowhere
 * @throws Refusal key_may_do_more: nobody gets from a key what they may not see or do themselves
 */
export async function makeKey(tx: Db, bus: Bus, viewer: CustomerViewer, now: Date): Promise<string> {
  const { customerId, userId: madeBy, rights } = viewer
  // Of two at once the later one's stays.
  await tx.execute(holdCustomer(customerId))
  const technical = await technicalUserOf(tx, customerId)
  if (!mayGive(rights, technical.rights)) throw refuse('key_may_do_more')
  const key = newKey()
  const made = {
    userId: technical.id,
    keyHash: hashOf(key),
    lastFour: lastOf(key),
    madeAt: now,
    madeBy,
    lastUsedAt: null,
  }
  await tx
    .insert(apiKeys)
    .values({ customerId, ...made })
    .onConflictDoUpdate({ target: apiKeys.customerId, set: made })
  await viewerChanged(tx, bus, technical.id)
  return key
}

export const newKey = (isTest = false): string => `${prefixOf(isTest)}${newToken()}`

export type KeptKey = Pick<typeof apiKeys.$inferSelect, 'lastFour' | 'madeAt' | 'madeBy' | 'lastUsedAt'>

/** What is known of a customer's first key; undefined if there is none. */
export async function keyOf(db: Db, customerId: number): Promise<KeptKey | undefined> {
  const { lastFour, madeAt, madeBy, lastUsedAt } = apiKeys
  const [key] = await db
    .select({ lastFour, madeAt, madeBy, lastUsedAt })
    .from(apiKeys)
    .where(eq(apiKeys.customerId, customerId))
  return key
}
