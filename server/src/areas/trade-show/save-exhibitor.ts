import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Shows } from './show.ts'
import { exhibitors } from './tables.ts'

export type ExhibitorInput = Omit<typeof exhibitors.$inferInsert, 'id'>

/** Gives brands their booths at an edition, or changes them: one row per edition and brand. */
export async function saveExhibitors(tx: Db, shows: Pick<Shows, 'changed'>, all: ExhibitorInput[]): Promise<void> {
  if (all.length === 0) return
  await tx
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
        websiteUrl: excluded('website_url'),
        youtubeUrl: excluded('youtube_url'),
        twitterUrl: excluded('twitter_url'),
        instagramUrl: excluded('instagram_url'),
        facebookUrl: excluded('facebook_url'),
      },
    })
  await shows.changed(tx)
}

const excluded = (column: string) => sql.raw(`excluded.${column}`)
