import type { Viewer } from '@fairfloor/domain/viewer'
import { and, desc, eq } from 'drizzle-orm'
import { noteChange, openCache } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Catalogue, isListed } from '../catalogue/index.ts'
import { favourites } from './tables.ts'

/** The favourites of the users that were here last. Every page shows their number, so they are kept in memory. */
export type Favourites = {
  /** Ids of the favourite sizes that lists show this user at a moment, the newest first. */
  of(viewer: Viewer, now: Date): Promise<number[]>
  /** Forgets a user's on this server at once, so that they see their own change; call after the commit. */
  drop(userId: number): void
}

const MAX = 5000
const TOPIC = 'favourites_changed'

export async function openFavourites(
  { backgroundDb, bus }: Platform,
  { catalogue }: { catalogue: Catalogue },
): Promise<Favourites> {
  const kept = await openCache<number, readonly number[]>(bus, TOPIC, { max: MAX })
  return {
    async of({ userId, priceGroupId, country }, now) {
      const ids = await kept.get(userId, () => readFavourites(backgroundDb, userId))
      const { sizes } = catalogue.snapshot()
      return ids.filter(id => {
        const size = sizes.get(id)
        return size !== undefined && isListed(size, { priceGroupId, country }, now)
      })
    },
    drop: userId => kept.drop([userId]),
  }
}

/** Makes a size a favourite or not; idempotent. */
export async function setFavourite(
  tx: Db,
  userId: number,
  sizeId: number,
  { wanted, now }: { wanted: boolean; now: Date },
): Promise<void> {
  if (wanted) await tx.insert(favourites).values({ userId, sizeId, addedAt: now }).onConflictDoNothing()
  else await tx.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.sizeId, sizeId)))
  await noteChange(tx, TOPIC, [userId])
}

async function readFavourites(db: Db, userId: number): Promise<number[]> {
  const found = await db
    .select({ sizeId: favourites.sizeId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.addedAt), desc(favourites.sizeId))
  return found.map(({ sizeId }) => sizeId)
}
