import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Shows } from './show.ts'
import { exhibitors } from './tables.ts'

export type ExhibitorInput = Omit<typeof exhibitors.$inferInsert, 'id'>

/**
 * Creates or updates the booths of brands at an edition: one row per edition and brand.
 * @returns the exhibitors' ids by brand id
 */
export async function saveExhibitors(
  tx: Db,
  shows: Pick<Shows, 'changed'>,
  all: ExhibitorInput[],
): Promise<Map<number, number>> {
  if (all.length === 0) return new Map()
  const saved = await tx
    .insert(exhibitors)
    .values(all)
    .onConflictDoUpdate({
      target: [exhibitors.editionId, exhibitors.brandId],
      set: {
        organiser: excluded('organiser'),
        panoNumber: excluded('pano_number'),
        boothNumber: excluded('booth_number'),
        description: excluded('description'),
        videoUrl: excluded('video_url'),
        videoPoster: excluded('video_poster'),
        websiteUrl: excluded('website_url'),
        youtubeUrl: excluded('youtube_url'),
        twitterUrl: excluded('twitter_url'),
        instagramUrl: excluded('instagram_url'),
        facebookUrl: excluded('facebook_url'),
      },
    })
    .returning({ id: exhibitors.id, brandId: exhibitors.brandId })
  await shows.changed(tx)
  return new Map(saved.map(({ id, brandId }) => [brandId, id]))
}

const excluded = (column: string) => sql.raw(`excluded.${column}`)
