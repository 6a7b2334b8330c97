import type { ServiceListName } from '@fairfloor/domain/service-lists/lists'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { pageVisits } from './tables.ts'

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
