import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { priceGroups } from './tables.ts'

/** Names of the price groups by id, in alphabetical order. */
export async function priceGroupNames(db: Db): Promise<ReadonlyMap<number, string>> {
  const groups = await db.select().from(priceGroups).orderBy(asc(priceGroups.name))
  return new Map(groups.map(({ id, name }) => [id, name]))
}
