import { type MappedRow, type Settled, settleRows } from '@fairfloor/domain/customer-api/settle-rows'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database.ts'
import { lockReferences, noteReferences, noteRemoved, readReferences } from '../references.ts'

type Taken = { readonly customerId: number; readonly by: number; readonly clock: Clock }

/** Saves what the rows of a sheet say, all in three statements: a sheet that is broken off changes nothing. */
export async function takeReferences(
  tx: Db,
  rows: readonly MappedRow[],
  { customerId, by, clock }: Taken,
): Promise<Settled> {
  const savedAt = await lockReferences(tx, customerId, clock)
  const settled = settleRows(await readReferences(tx, customerId), rows)
  const changes = [...settled.changes].map(([id, reference]) => ({ id, reference }))
  if (changes.length === 0) return settled
  await noteRemoved(tx, customerId, settled.changes, savedAt)
  const given = JSON.stringify(changes)
  // All of them first: two flavours may have swapped theirs.
  await tx.execute(sql`
    delete from customer_references
    where customer_id = ${customerId}
      and flavour_id in (select id from jsonb_to_recordset(${given}::jsonb) as given(id int))`)
  await tx.execute(sql`
    insert into customer_references (customer_id, flavour_id, reference, saved_at, saved_by)
    select ${customerId}, id, reference, ${savedAt.toISOString()}::timestamptz, ${by}
    from jsonb_to_recordset(${given}::jsonb) as given(id int, reference text)
    where reference <> ''`)
  await noteReferences(tx, customerId)
  return settled
}
