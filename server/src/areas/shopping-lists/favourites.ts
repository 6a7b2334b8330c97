import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { favourites } from './tables.ts'

/** Makes a size a favourite or not; idempotent. */
export async function setFavourite(
  tx: Db,
  userId: number,
  sizeId: number,
  { wanted, now }: { wanted: boolean; now: Date },
): Promise<void> {
  if (wanted) await tx.insert(favourites).values({ userId, sizeId, addedAt: now }).onConflictDoNothing()
  else await tx.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.sizeId, sizeId)))
}

/** Ids of a user's favourite sizes, the newest first. */
export async function favouritesOf(db: Db, userId: number): Promise<number[]> {
  const found = await db
    .select({ sizeId: favourites.sizeId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.addedAt), desc(favourites.sizeId))
  return found.map(({ sizeId }) => sizeId)
}

export const countFavourites = (db: Db, userId: number): Promise<number> =>
  db.$count(favourites, eq(favourites.userId, userId))
