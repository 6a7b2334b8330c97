import { refuse } from '@fairfloor/domain/customer-api/refusals'
import { and, eq, ne, sql } from 'drizzle-orm'
import { idsIn, noteChange, openCache } from '../../platform/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, rows } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { nameOf, type Snapshot } from '../catalogue/index.ts'
import { customerReferences } from './tables.ts'

const TOPIC = 'customer_references'
const MOST_CUSTOMERS = 1000
/** In memory, of all customers together: about 50 MB. One customer has at most one for each flavour. */
const MOST_KEPT = 500_000

/** Own references by flavour id; replaced at each change, never mutated. */
export type OwnReferences = ReadonlyMap<number, string>

/** The own references of the customers that were here last, in memory: each search asks for them. */
export type KeptReferences = {
  of(customerId: number): Promise<OwnReferences>
  /** Forgets a customer's on this server at once; call after the commit. */
  drop(customerId: number): void
}

export async function openReferences({ backgroundDb: db, bus }: Platform): Promise<KeptReferences> {
  const cache = await openCache<number, OwnReferences>(bus, TOPIC, {
    max: MOST_CUSTOMERS,
    weight: { most: MOST_KEPT, of: own => own.size },
  })
  return {
    of: customerId => cache.get(customerId, () => readReferences(db, customerId)),
    drop: customerId => cache.drop([customerId]),
  }
}

/** Straight from the database. */
export async function readReferences(db: Db, customerId: number): Promise<OwnReferences> {
  const found = await db
    .select({ flavourId: customerReferences.flavourId, reference: customerReferences.reference })
    .from(customerReferences)
    .where(eq(customerReferences.customerId, customerId))
  return new Map(found.map(({ flavourId, reference }) => [flavourId, reference]))
}

/**
 * A customer's references are saved one after the other, so that a refusal can name the flavour that has one. The lock is none
 * of the customer's row: a long sheet must not hold up the company's basket.
 * @returns when they are saved: later than every other one, so that a reader who goes on by the time misses none. Call before
 *   deleting.
 */
export async function lockReferences(tx: Db, customerId: number, clock: Clock): Promise<Date> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`references ${customerId}`}, 0))`)
  const [found] = await rows<{ last: Date | string | null }>(
    tx,
    sql`
      select greatest(
        (select max(saved_at) from customer_references where customer_id = ${customerId}),
        (select max(removed_at) from removed_references where customer_id = ${customerId})
      ) as last`,
  )
  const last = found?.last ? new Date(found.last).getTime() : 0
  // Read now and not when the request came: a sheet may have been read for seconds.
  return new Date(Math.max(clock().getTime(), last + 1))
}

/** Keeps for readers of the API which references are taken away. Call before deleting them. @param changes by flavour; empty: taken away */
export async function noteRemoved(
  tx: Db,
  customerId: number,
  changes: Iterable<readonly [flavourId: number, reference: string]>,
  at: Date,
): Promise<void> {
  const ids = [...changes].filter(([, reference]) => reference === '').map(([flavourId]) => flavourId)
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into removed_references (customer_id, flavour_id, removed_at)
    select customer_id, flavour_id, ${at.toISOString()}::timestamptz from customer_references
    where customer_id = ${customerId} and flavour_id in (${idsIn(ids)})
    on conflict (customer_id, flavour_id) do update set removed_at = excluded.removed_at`)
}

/** Call in the transaction that has changed a customer's references. */
export const noteReferences = (tx: Db, customerId: number): Promise<void> => noteChange(tx, TOPIC, [customerId])

type Saved = { customerId: number; flavourId: number; reference: string; by: number; clock: Clock }

/**
 * Saves the reference of one flavour; an empty one is removed.
 * @throws Refusal reference_taken where the customer uses it for another flavour
 */
export async function saveReference(
  tx: Db,
  snapshot: Snapshot,
  { customerId, flavourId, reference, by, clock }: Saved,
): Promise<void> {
  const ofCustomer = eq(customerReferences.customerId, customerId)
  const savedAt = await lockReferences(tx, customerId, clock)
  await noteRemoved(tx, customerId, [[flavourId, reference]], savedAt)
  if (reference === '')
    await tx.delete(customerReferences).where(and(ofCustomer, eq(customerReferences.flavourId, flavourId)))
  else {
    const [other] = await tx
      .select({ flavourId: customerReferences.flavourId })
      .from(customerReferences)
      .where(and(ofCustomer, eq(customerReferences.reference, reference), ne(customerReferences.flavourId, flavourId)))
    if (other) throw refuse('reference_taken', { flavour: nameOf(snapshot, other.flavourId) }).at('cpc_reference')
    const saved = { reference, savedAt, savedBy: by }
    await tx
      .insert(customerReferences)
      .values({ customerId, flavourId, ...saved })
      .onConflictDoUpdate({ target: [customerReferences.customerId, customerReferences.flavourId], set: saved })
  }
  await noteReferences(tx, customerId)
}
