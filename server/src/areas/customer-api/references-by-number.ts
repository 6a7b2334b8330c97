import { refuse } from '@fairfloor/domain/customer-api/refusals'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import { type Db, rows } from '../../platform/database.ts'
import { nameOf, type Snapshot } from '../catalogue/index.ts'
import { lockReferences, noteReferences, noteRemoved, readReferences } from './references.ts'

/** `reference` null: it was taken away then. */
export type SavedReference = {
  readonly flavourId: number
  readonly reference: string | null
  readonly savedAt: Date
}

/** Where a reader of the references is: the instant of the last one in milliseconds, and its flavour. */
export type ReferencePlace = { readonly at: number; readonly flavourId: number }

/** A customer's references after a place, in the order in which they were saved or taken away. */
export async function referencesAfter(
  db: Db,
  customerId: number,
  { at, flavourId }: ReferencePlace,
  limit: number,
): Promise<SavedReference[]> {
  const after = new Date(at).toISOString()
  const found = await rows<{ flavourId: number; reference: string | null; savedAt: Date | string }>(
    db,
    sql`
      select flavour_id as "flavourId", reference, saved_at as "savedAt" from (
        select flavour_id, reference, saved_at from customer_references where customer_id = ${customerId}
        union all
        select gone.flavour_id, null, gone.removed_at from removed_references gone
        where gone.customer_id = ${customerId} and not exists (
          select from customer_references kept
          where kept.customer_id = gone.customer_id and kept.flavour_id = gone.flavour_id)
      ) told
      where (saved_at, flavour_id) > (${after}::timestamptz, ${flavourId}::int)
      order by saved_at, flavour_id limit ${limit}`,
  )
  return found.map(one => ({ ...one, savedAt: new Date(one.savedAt) }))
}

type Wanted = ReadonlyMap<number, string>

/**
 * Saves a customer's references of some flavours at once; empty ones are removed.
 * @param onTaken is told each flavour whose reference belongs to another one
 */
export async function saveReferences(
  tx: Db,
  snapshot: Snapshot,
  { customerId, wanted, by, clock }: { customerId: number; wanted: Wanted; by: number; clock: Clock },
  onTaken: (taken: ReadonlyMap<number, string>) => void,
): Promise<{ saved: number; removed: number; unchanged: number }> {
  const savedAt = await lockReferences(tx, customerId, clock)
  const before = await readReferences(tx, customerId)
  const changed = [...wanted].filter(([flavourId, reference]) => (before.get(flavourId) ?? '') !== reference)
  const owners = new Map([...before].filter(([id]) => !wanted.has(id)).map(([id, reference]) => [reference, id]))
  onTaken(
    new Map(
      changed.flatMap(([flavourId, reference]) => {
        const owner = owners.get(reference)
        return owner === undefined
          ? []
          : [[flavourId, refuse('reference_taken', { flavour: nameOf(snapshot, owner) }).message]]
      }),
    ),
  )
  if (changed.length === 0) return { saved: 0, removed: 0, unchanged: wanted.size }
  const kept = changed
    .filter(([, reference]) => reference !== '')
    .map(([flavour_id, reference]) => ({ flavour_id, reference }))
  await noteRemoved(tx, customerId, changed, savedAt)
  // All of them go first, so that two flavours may swap theirs.
  await tx.execute(sql`
    delete from customer_references where customer_id = ${customerId} and flavour_id in (
      select value::int from jsonb_array_elements_text(${JSON.stringify(changed.map(([id]) => id))}::jsonb))`)
  await tx.execute(sql`
    insert into customer_references (customer_id, flavour_id, reference, saved_at, saved_by)
    select ${customerId}::int, flavour_id, reference, ${savedAt.toISOString()}::timestamptz, ${by}::int
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as one(flavour_id int, reference text)`)
  await noteReferences(tx, customerId)
  return { saved: kept.length, removed: changed.length - kept.length, unchanged: wanted.size - changed.length }
}
