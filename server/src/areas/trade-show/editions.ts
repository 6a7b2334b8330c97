import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Edition } from './show.ts'
import { editions } from './tables.ts'

/** Every edition, past ones too. */
export const allEditions = (db: Db): Promise<Edition[]> => db.select().from(editions)

/** @throws Error for an unknown edition: callers have the id from a foreign key */
export async function editionOf(db: Db, id: number): Promise<Edition> {
  const [edition] = await db.select().from(editions).where(eq(editions.id, id))
  if (!edition) throw new Error(`Edition ${id} is gone`)
  return edition
}

/** Id of the last edition that began before another one, but not before an instant; undefined for none. */
export async function editionBefore(
  db: Db,
  { orderStart }: Pick<Edition, 'orderStart'>,
  since: Date,
): Promise<number | undefined> {
  const [previous] = await db
    .select({ id: editions.id })
    .from(editions)
    .where(and(lt(editions.orderStart, orderStart), gte(editions.orderStart, since)))
    .orderBy(desc(editions.orderStart))
    .limit(1)
  return previous?.id
}
