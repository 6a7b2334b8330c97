import { lastVisit, notedVisit } from '@fairfloor/domain/service-lists/last-visit'
import type { ServiceListName } from '@fairfloor/domain/service-lists/lists'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { pageVisits, visits } from './tables.ts'

/** Keeps that a user has opened a list now; one statement. */
export async function noteVisit(db: Db, userId: number, page: ServiceListName, now: Date): Promise<void> {
  await db
    .insert(pageVisits)
    .values({ userId, page, visitedAt: now })
    .onConflictDoUpdate({ target: [pageVisits.userId, pageVisits.page], set: { visitedAt: now } })
}

/** When a user last opened each list. */
export async function lastVisits(db: Db, userId: number): Promise<Map<ServiceListName, Date>> {
  const found = await db.select().from(pageVisits).where(eq(pageVisits.userId, userId))
  return new Map(found.map(({ page, visitedAt }) => [page, visitedAt]))
}

/** Notes that a user is here now; within ten minutes it is noted once. Two tabs at once note the same. */
export async function noteHere(db: Db, userId: number, now: Date): Promise<void> {
  const noted = notedVisit(await visitOf(db, userId), now)
  if (!noted) return
  await db
    .insert(visits)
    .values({ userId, ...noted })
    .onConflictDoUpdate({ target: visits.userId, set: noted })
}

/** When a user was here before this visit; null for the first one. */
export const hereBefore = async (db: Db, userId: number, now: Date): Promise<Date | null> =>
  lastVisit(await visitOf(db, userId), now)

async function visitOf(db: Db, userId: number) {
  const [found] = await db.select().from(visits).where(eq(visits.userId, userId))
  return found
}
