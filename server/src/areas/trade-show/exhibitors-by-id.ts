import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Exhibitor } from './show.ts'
import { exhibitors } from './tables.ts'

/** Exhibitors of any edition by id; the current one's are in memory. */
export async function exhibitorsById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Exhibitor>> {
  const found = await db
    .select()
    .from(exhibitors)
    .where(inArray(exhibitors.id, [...new Set(ids)]))
  return new Map(found.map(exhibitor => [exhibitor.id, exhibitor]))
}
