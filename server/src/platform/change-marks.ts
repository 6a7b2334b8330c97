import { sql } from 'drizzle-orm'
import { rows } from './database.ts'
import type { Platform } from './platform.ts'

/** What changed before is found from the beginning. */
const KEPT_DAYS = 60

/** Notes how far the changes have come, each time the clock looks. */
export function markChanges({ due, backgroundDb: db, clock }: Platform): void {
  due.add('change marks', async () => {
    const [found] = await rows<{ settled: string }>(db, sql`select settled_change()::text as settled`)
    // Read after the number: whatever is committed later than this has a higher one.
    const at = clock().toISOString()
    await db.execute(sql`
      with old as (
        delete from change_marks where at < ${at}::timestamptz - make_interval(days => ${KEPT_DAYS})
      )
      insert into change_marks (number, at) values (${found!.settled}::bigint, ${at}::timestamptz)
      on conflict (number) do nothing`)
  })
}
