import { type KeyRight, keyRights, lastOf, MOST_KEYS, mayGive } from '@fairfloor/domain/customer-api/api-key'
import { refuse } from '@fairfloor/domain/customer-api/refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { and, asc, eq } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { hashOf } from '../../platform/tokens.ts'
import { holdCustomer } from '../companies/index.ts'
import { technicalUserOf, viewerChanged } from '../people/index.ts'
import { newKey } from './make-key.ts'
import { namedApiKeys } from './tables.ts'

type Wanted = { readonly name: string; readonly rights: readonly KeyRight[]; readonly is_test: boolean }

/**
 * Makes a further key with a name and rights of its own.
 * @returns the key, which is stored nowhere
 * @throws Refusal key_may_do_more, too_many_keys, key_name_taken
 */
export async function makeNamedKey(
  tx: Db,
  { customerId, userId: madeBy, rights: own }: CustomerViewer,
  { name, rights, is_test: isTest }: Wanted,
  now: Date,
): Promise<{ id: number; key: string }> {
  if (!mayGive(own, rights)) throw refuse('key_may_do_more')
  await tx.execute(holdCustomer(customerId))
  const kept = await namedKeysOf(tx, customerId)
  // One place is the first key's.
  if (kept.length >= MOST_KEYS - 1) throw refuse('too_many_keys')
  if (kept.some(one => one.name === name)) throw refuse('key_name_taken').at('name')
  const { id: userId } = await technicalUserOf(tx, customerId)
  const key = newKey(isTest)
  const [made] = await tx
    .insert(namedApiKeys)
    .values({
      customerId,
      name,
      rights: keyRights.filter(right => rights.includes(right)),
      isTest,
      userId,
      keyHash: hashOf(key),
      lastFour: lastOf(key),
      madeAt: now,
      madeBy,
    })
    .returning({ id: namedApiKeys.id })
  return { id: made!.id, key }
}

/**
 * Ends a key; it is refused on every server when the transaction commits.
 * @throws Refusal not_found, key_may_do_more
 */
export async function revokeNamedKey(
  tx: Db,
  bus: Bus,
  { customerId, rights }: CustomerViewer,
  id: number,
): Promise<void> {
  const [gone] = await tx
    .delete(namedApiKeys)
    .where(and(eq(namedApiKeys.id, id), eq(namedApiKeys.customerId, customerId)))
    .returning({ rights: namedApiKeys.rights, userId: namedApiKeys.userId })
  if (!gone) throw refuse('not_found')
  if (!mayGive(rights, gone.rights)) throw refuse('key_may_do_more')
  await viewerChanged(tx, bus, gone.userId)
}

/** A customer's keys with names, in the order in which they were made. */
export const namedKeysOf = (db: Db, customerId: number) =>
  db.select().from(namedApiKeys).where(eq(namedApiKeys.customerId, customerId)).orderBy(asc(namedApiKeys.id))
