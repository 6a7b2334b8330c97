import type { Viewer } from '@fairfloor/domain/viewer'
import { eq } from 'drizzle-orm'
import { openCache } from '../../../platform/cache.ts'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { sessions } from '../tables.ts'
import { SESSIONS_CHANNEL } from './sessions.ts'
import { viewerOf } from './viewers.ts'

const KNOWN_MS = 30_000
/** With what a server knows by heart meanwhile, "last seen" is a minute old at most. */
const SEEN_MS = 30_000

/** Sessions by cookie token: cached for at most 30 seconds, dropped at once when a server announces a change. */
export type SessionCache = {
  /** From the cache only. */
  known(token: string): Viewer | undefined
  /** From the database. */
  find(token: string): Promise<Viewer | undefined>
  /** Forgets a user's sessions, and those in which they act as somebody; without a user all sessions. */
  forget(userId?: number): void
}

/** @param isDemanded whether staff needs a second factor */
export async function makeSessionCache(
  { db, bus, clock, log }: Platform,
  isDemanded: () => Promise<boolean>,
): Promise<SessionCache> {
  const cache = await openCache<string, { viewer: Viewer; until: number }>(bus, SESSIONS_CHANNEL, {
    max: 10_000,
    holds: ({ until }) => clock().getTime() < until,
    dependsOn: ({ viewer }, userIds) => userIds.has(viewer.userId) || userIds.has(viewer.agent?.userId),
  })

  async function read(token: string) {
    const now = clock()
    const tokenHash = hashOf(token)
    const found = await viewerOf(db, tokenHash, { now, isDemanded: await isDemanded() })
    if (found && isStale(found.seenAt, now))
      await noteSeen(db, tokenHash, now).catch((error: unknown) =>
        log.warn({ err: error }, 'session not noted as seen'),
      )
    return found && { viewer: found.viewer, until: Math.min(now.getTime() + KNOWN_MS, found.expiresAt.getTime()) }
  }

  return {
    known: token => cache.peek(token)?.viewer,
    find: async token => (await cache.get(token, () => read(token)))?.viewer,
    forget: userId => cache.drop(userId === undefined ? undefined : [userId]),
  }
}

const isStale = (seenAt: Date | null, now: Date) => seenAt === null || now.getTime() - seenAt.getTime() > SEEN_MS

const noteSeen = (db: Db, tokenHash: string, now: Date) =>
  db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash))
