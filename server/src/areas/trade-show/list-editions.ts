import { desc } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { editions } from './tables.ts'

/** Every edition with its windows, the newest first. */
export const listEditions = (db: Db): Promise<(typeof editions.$inferSelect)[]> =>
  db.select().from(editions).orderBy(desc(editions.orderStart), desc(editions.id))
