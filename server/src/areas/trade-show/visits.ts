import type { Viewer } from '@fairfloor/domain/identity/viewer'
import { refuse } from '@fairfloor/domain/refusal'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import type { Show } from './show.ts'
import { boothVisits, guidedTourViews } from './tables.ts'

const BOOTH_VISITED = 'trade-show.booth-visited'

/** Records the first time a user opens a booth. @throws Refusal not_found for an exhibitor of no booth here */
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
  if (first.length > 0) await publish(tx, BOOTH_VISITED, { userId: viewer.userId, exhibitorId })
}

export const visitsOf = (db: Db, userId: number) => db.select().from(boothVisits).where(eq(boothVisits.userId, userId))

/** Marks the guided tour as ended by this user; a second time changes nothing. */
export async function viewGuidedTour(tx: Db, editionId: number, userId: number, now: Date): Promise<void> {
  await tx.insert(guidedTourViews).values({ editionId, userId, viewedAt: now }).onConflictDoNothing()
}

export async function hasViewedTour(db: Db, editionId: number, userId: number): Promise<boolean> {
  const views = await db.select().from(guidedTourViews).where(eq(guidedTourViews.userId, userId))
  return views.some(view => view.editionId === editionId)
}
