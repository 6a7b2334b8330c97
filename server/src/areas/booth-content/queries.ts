import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { brandVideos, highlights, highlightViews, mediaCategories, mediaFiles, vitrineProducts } from './tables.ts'

/** The highlights of an exhibitor in order, and when this user first viewed each. */
export const highlightsOf = (db: Db, exhibitorId: number, userId: number) =>
  db
    .select({ highlight: highlights, viewedAt: highlightViews.viewedAt })
    .from(highlights)
    .leftJoin(highlightViews, and(eq(highlightViews.highlightId, highlights.id), eq(highlightViews.userId, userId)))
    .where(eq(highlights.exhibitorId, exhibitorId))
    .orderBy(asc(highlights.rank))

export const categoriesOfMedia = (db: Db) =>
  db
    .select({ id: mediaCategories.id, name: mediaCategories.name })
    .from(mediaCategories)
    .orderBy(asc(mediaCategories.rank), asc(mediaCategories.id))

/** The files of an exhibitor in order, each with its category. */
export const mediaOf = (db: Db, exhibitorId: number) =>
  db
    .select({ file: mediaFiles, category: { id: mediaCategories.id, name: mediaCategories.name } })
    .from(mediaFiles)
    .leftJoin(mediaCategories, eq(mediaCategories.id, mediaFiles.categoryId))
    .where(eq(mediaFiles.exhibitorId, exhibitorId))
    .orderBy(asc(mediaCategories.rank), asc(mediaFiles.rank), asc(mediaFiles.id))

/** Contents of the vitrines of an edition, in order. */
export const vitrinesOf = (db: Db, editionId: number) =>
  db
    .select()
    .from(vitrineProducts)
    .where(eq(vitrineProducts.editionId, editionId))
    .orderBy(asc(vitrineProducts.vitrine), asc(vitrineProducts.rank))

/** The brands' clips by the brand's id. */
export async function videosByBrand(db: Db) {
  const videos = await db.select().from(brandVideos)
  return new Map(videos.map(video => [video.brandId, video]))
}
