import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'

/** Whether a user gets mails about events. Users do until they switch them off. */
export async function wantsWeekMails(db: Db, userId: number): Promise<boolean> {
  return (await rows(db, sql`select 1 from newcomer_week_unmailed where user_id = ${userId}`)).length === 0
}

export async function setWantsWeekMails(tx: Db, userId: number, wanted: boolean, now: Date): Promise<void> {
  const change: SQL = wanted
    ? sql`delete from newcomer_week_unmailed where user_id = ${userId}`
    : sql`insert into newcomer_week_unmailed (user_id, since) values (${userId}, ${now.toISOString()}) on conflict do nothing`
  await tx.execute(change)
}
