import { refuse } from '@fairfloor/domain/general-refusals'
import type { Viewer } from '@fairfloor/domain/viewer'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { by, publishActivity, type Show } from '../trade-show/index.ts'
import { highlights, highlightViews, mediaFiles, mediaKitDownloads, organiserVideoViews } from './tables.ts'

type Seen = { show: Show; viewer: Viewer; now: Date }

/** Marks a highlight of this edition as viewed by the user; a second time changes nothing. @throws Refusal not_found */
export async function viewHighlight(tx: Db, { show, viewer, now }: Seen, highlightId: number): Promise<void> {
  const [known] = await tx
    .select({ exhibitorId: highlights.exhibitorId })
    .from(highlights)
    .where(eq(highlights.id, highlightId))
  if (!known || !show.exhibitorById.has(known.exhibitorId)) throw refuse('not_found')
  const first = await tx
    .insert(highlightViews)
    .values({ highlightId, userId: viewer.userId, viewedAt: now })
    .onConflictDoNothing()
    .returning({ userId: highlightViews.userId })
  if (first.length > 0) await tell(tx, { show, viewer }, 'highlight_viewed', highlightId)
}

/**
 * Records that the user downloads an exhibitor's media kit; a second time changes nothing.
 * @throws Refusal not_found for an exhibitor of no booth here, and for one without a kit
 */
export async function downloadMediaKit(tx: Db, { show, viewer, now }: Seen, exhibitorId: number): Promise<void> {
  const hasKit = (await tx.$count(mediaFiles, eq(mediaFiles.exhibitorId, exhibitorId))) > 0
  if (!hasKit || !show.exhibitorById.has(exhibitorId)) throw refuse('not_found')
  const first = await tx
    .insert(mediaKitDownloads)
    .values({ exhibitorId, userId: viewer.userId, downloadedAt: now })
    .onConflictDoNothing()
    .returning({ userId: mediaKitDownloads.userId })
  if (first.length > 0) await tell(tx, { show, viewer }, 'media_kit_downloaded', exhibitorId)
}

/** Records that the user watched the organiser's video of this edition; a second time changes nothing. @throws Refusal not_found where there is none */
export async function viewOrganiserVideo(tx: Db, { show, viewer, now }: Seen): Promise<void> {
  if (!show.exhibitors.some(({ organiser, videoUrl }) => organiser && videoUrl)) throw refuse('not_found')
  const first = await tx
    .insert(organiserVideoViews)
    .values({ editionId: show.edition.id, userId: viewer.userId, viewedAt: now })
    .onConflictDoNothing()
    .returning({ userId: organiserVideoViews.userId })
  if (first.length > 0) await tell(tx, { show, viewer }, 'video_watched', show.edition.id)
}

const tell = (
  tx: Db,
  { show, viewer }: Pick<Seen, 'show' | 'viewer'>,
  activity: 'highlight_viewed' | 'media_kit_downloaded' | 'video_watched',
  thing: number,
) => publishActivity(tx, { ...by(viewer), editionId: show.edition.id, activity, things: [thing] })
