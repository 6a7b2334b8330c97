import { sql } from 'drizzle-orm'
import { type Db, rows } from './platform/database.ts'

/** Whether the database is empty: no users, no products, no seller. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [found] = await rows<{ filled: boolean }>(
    db,
    sql`select exists (select from users) or exists (select from customers) or exists (select from brands)
      or exists (select from editions) or exists (select from seller_settings) as filled`,
  )
  return !found?.filled
}

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
