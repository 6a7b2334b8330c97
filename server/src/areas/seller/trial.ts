import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** Whether the database contains the demo. */
export async function hasDemo(db: Db): Promise<boolean> {
  const found = await rows(db, sql`select from seller_settings where demo_loaded_at is not null`)
  return found.length > 0
}

/** Whether the clock of this database may be set: it contains the demo, or a shop that was set up under `CLOCK`. */
export async function isTrial(db: Db): Promise<boolean> {
  const found = await rows(db, sql`select from seller_settings where is_trial or demo_loaded_at is not null`)
  return found.length > 0
}
