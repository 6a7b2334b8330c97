import { sql } from 'drizzle-orm'
import { type Db, rows } from './platform/database.ts'

export const DEMO_BUYER = 'buyer@fairfloor.test'

/** Whether the demo's accounts are in the database. */
export async function hasDemo(db: Db): Promise<boolean> {
  const found = await rows(db, sql`select 1 as one from users where email = ${DEMO_BUYER}`)
  return found.length > 0
}
