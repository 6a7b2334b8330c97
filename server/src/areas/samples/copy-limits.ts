import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { EditionCopied } from '../trade-show/index.ts'

/** Copies the limits of samples to a new edition; the samples themselves are new at each. Idempotent. */
export async function copyLimits(tx: Db, { from, to, exhibitors }: EditionCopied): Promise<void> {
  await tx.execute(sql`
    insert into edition_sample_limits (edition_id, most)
    select ${to}, most from edition_sample_limits where edition_id = ${from}
    on conflict do nothing`)
  await tx.execute(sql`
    insert into exhibitor_sample_limits (exhibitor_id, most)
    select copied."to", most
    from jsonb_to_recordset(${JSON.stringify(exhibitors)}::jsonb) as copied("from" int, "to" int)
      join exhibitor_sample_limits on exhibitor_id = copied."from"
    on conflict do nothing`)
}
