import { sql } from 'drizzle-orm'
import { type Db, rows } from './platform/database.ts'

/** Whether the database contains the demo. */
export async function hasDemo(db: Db): Promise<boolean> {
  const found = await rows(db, sql`select from seller_settings where demo_loaded_at is not null`)
  return found.length > 0
}
