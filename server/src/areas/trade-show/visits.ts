import { refuse } from '@fairfloor/domain/general-refusals'
import type { Viewer } from '@fairfloor/domain/viewer'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { by, publishActivity } from './activities.ts'
import type { Show } from './show.ts'
import { boothVisits, guidedTourViews } from './tables.ts'

/** Records the first time a user opens a booth. @throws Refusal not_found for an exhibitor without a booth here */
export async function visitExhibitor(
  tx: Db,
  show: Show,
  viewer: Viewer,
  exhibitorId: number,
  now: Date,
): Promise<void> {
  if (!show.exhibitorById.has(exhibitorId)) throw refuse('not_found')
  const first = await tx
    .insert(boothVisits)
    .values({ exhibitorId, userId: viewer.userId, visitedAt: now })
    .onConflictDoNothing()
    .returning({ exhibitorId: boothVisits.exhibitorId })
  if (first.length > 0)
    await publishActivity(tx, {
      ...by(viewer),
      editionId: show.edition.id,
      activity: 'exhibitor_visited',
      things: [exhibitorId],
    })
}

export const visitsOf = (db: Db, userId: number) => db.select().from(boothVisits).where(eq(boothVisits.userId, userId))

/** Marks the guided tour as completed by this user. Idempotent. */
export async function viewGuidedTour(tx: Db, editionId: number, viewer: Viewer, now: Date): Promise<void> {
  const first = await tx
    .insert(guidedTourViews)
    .values({ editionId, userId: viewer.userId, viewedAt: now })
    .onConflictDoNothing()
    .returning({ userId: guidedTourViews.userId })
  if (first.length > 0)
    await publishActivity(tx, { ...by(viewer), editionId, activity: 'guided_tour', things: [editionId] })
}

export async function hasViewedTour(db: Db, editionId: number, userId: number): Promise<boolean> {
  const views = await db.select().from(guidedTourViews).where(eq(guidedTourViews.userId, userId))
  return views.some(view => view.editionId === editionId)
}
