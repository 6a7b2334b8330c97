import { sql } from 'drizzle-orm'
import { houseSettings } from './areas/seller/index.ts'
import { allEditions } from './areas/trade-show/index.ts'
import { type Db, rows } from './platform/database.ts'

/** Whether the database is empty: no users, no products, no seller. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [found] = await rows<{ filled: boolean }>(
    db,
    sql`select exists (select from people) or exists (select from companies) or exists (select from brand_names) as filled`,
  )
  return !found?.filled && !(await houseSettings(db)) && (await allEditions(db)).length === 0
}
