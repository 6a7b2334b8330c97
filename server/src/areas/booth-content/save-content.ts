import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Contents } from './contents.ts'
import { brandVideos, highlights, vitrineProducts } from './tables.ts'

export type HighlightInput = {
  front: string
  flipped: string
  title: string
  text: string
  /** The product that the card is about. */
  sizeId?: number | null
}

/** Sets an exhibitor's highlights in order. Views belong to the position: a replaced highlight stays viewed. */
export async function saveHighlights(
  tx: Db,
  contents: Pick<Contents, 'changed'>,
  exhibitorId: number,
  inputs: readonly HighlightInput[],
): Promise<void> {
  const rows = inputs.map((input, rank) => ({ ...input, sizeId: input.sizeId ?? null, exhibitorId, rank }))
  if (rows.length > 0)
    await tx
      .insert(highlights)
      .values(rows)
      .onConflictDoUpdate({
        target: [highlights.exhibitorId, highlights.rank],
        set: {
          front: sql`excluded.front`,
          flipped: sql`excluded.flipped`,
          title: sql`excluded.title`,
          text: sql`excluded.text`,
          sizeId: sql`excluded.size_id`,
        },
      })
  await tx
    .delete(highlights)
    .where(and(eq(highlights.exhibitorId, exhibitorId), gt(highlights.rank, inputs.length - 1)))
  await contents.changed(tx)
}

/** Fills the vitrines of an edition: ids of product sizes, vitrine 1 first. */
export async function saveVitrines(tx: Db, editionId: number, vitrines: readonly number[][]): Promise<void> {
  await tx.delete(vitrineProducts).where(eq(vitrineProducts.editionId, editionId))
  const rows = vitrines.flatMap((sizes, at) =>
    sizes.map((sizeId, rank) => ({ editionId, vitrine: at + 1, sizeId, rank })),
  )
  if (rows.length > 0) await tx.insert(vitrineProducts).values(rows)
}

/** Sets the brands' clips: address and hash of the poster image. */
export async function saveBrandVideos(tx: Db, videos: (typeof brandVideos.$inferInsert)[]): Promise<void> {
  if (videos.length === 0) return
  await tx
    .insert(brandVideos)
    .values(videos)
    .onConflictDoUpdate({
      target: brandVideos.brandId,
      set: { url: sql`excluded.url`, poster: sql`excluded.poster` },
    })
}
