import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'

/** An open page of a user in the hall. */
export type Presence = { readonly id: string; readonly editionId: number; readonly userId: number }

/** Pages not renewed for this long are gone, for instance with a killed server. */
const GONE_MS = 60_000

const lastSeen = (now: Date) => new Date(now.getTime() - GONE_MS).toISOString()

/** Renews the open pages of a server; one statement. */
export async function renew(db: Db, presences: readonly Presence[], now: Date): Promise<void> {
  if (presences.length === 0) return
  await db.execute(sql`
    insert into hall_presences (id, edition_id, user_id, seen_at)
    select id, "editionId", "userId", ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(presences)}::jsonb) as p(id uuid, "editionId" int, "userId" int)
    on conflict (id) do update set seen_at = excluded.seen_at`)
}

export const leave = (db: Db, id: string) => db.execute(sql`delete from hall_presences where id = ${id}::uuid`)

/** How many distinct users are in the hall, over all servers. */
export async function countPresent(db: Db, editionId: number, now: Date): Promise<number> {
  const [found] = await rows<{ people: number }>(
    db,
    sql`select count(distinct user_id)::int as people from hall_presences
      where edition_id = ${editionId}::int and seen_at > ${lastSeen(now)}::timestamptz`,
  )
  return found?.people ?? 0
}
