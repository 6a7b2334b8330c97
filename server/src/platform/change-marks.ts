import { sql } from 'drizzle-orm'
import { type Db, rows } from './database.ts'
import type { Platform } from './platform.ts'

/** What changed before is found from the beginning. */
const KEPT_DAYS = 60

/** Notes how far the changes have come, each time the clock looks. */
export function markChanges({ later, backgroundDb: db, clock }: Platform): void {
  later.whenDue('change marks', async () => {
    const [found] = await rows<{ settled: string }>(db, sql`select settled_change()::text as settled`)
    // Read after the number: what is committed later than this has a higher one.
    const at = clock().toISOString()
    await db.execute(sql`
      with old as (
        delete from change_marks where at < ${at}::timestamptz - make_interval(days => ${KEPT_DAYS})
      )
      insert into change_marks (number, at) values (${found!.settled}::bigint, ${at}::timestamptz)
      on conflict (number) do nothing`)
  })
}

/**
 * The number after which everything is that changed since an instant: exact to the half minute between two marks, and never too
 * high, so that reading on from it misses nothing. 0 where nobody knows.
 */
export async function numberAt(db: Db, instant: Date): Promise<number> {
  const [found] = await rows<{ number: string | null }>(
    db,
    sql`select max(number)::text as number from change_marks where at <= ${instant.toISOString()}::timestamptz`,
  )
  return Number(found?.number ?? 0)
}
