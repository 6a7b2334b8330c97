import { KEY_PREFIX } from '@fairfloor/domain/customer-api/api-key'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { openCache } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOf, isToken } from '../../platform/tokens.ts'
import { SESSIONS_CHANNEL, technicalViewer } from '../people/index.ts'
import { apiKeys } from './tables.ts'

const KNOWN_MS = 30_000
const MOST_KEYS = 10_000
/** `last_used_at` is written this often at most: a call is a read, and should cost none. */
const USED_MS = 60_000

/** Customers' keys in memory, by their hash; dropped at once when any server announces a change of the customer's users. */
export type Keys = {
  /** Who calls with a key, if that is known without reading. */
  known(key: string): CustomerViewer | undefined
  /** Who calls with a key; undefined for one that is unknown or has ended. */
  find(key: string): Promise<CustomerViewer | undefined>
  /** Forgets on this server what depends on a customer's user; call after the commit. */
  drop(userId: number): void
}

type Known = { viewer: CustomerViewer; userIds: readonly number[]; until: number }

export async function openKeys(platform: Platform): Promise<Keys> {
  const { db, bus, clock } = platform
  const cache = await openCache<string, Known>(bus, SESSIONS_CHANNEL, {
    max: MOST_KEYS,
    holds: ({ until }) => clock().getTime() < until,
    dependsOn: ({ userIds }, changed) => userIds.some(id => changed.has(id)),
  })
  const noteUse = noteUses(platform)

  async function read(keyHash: string): Promise<Known | undefined> {
    const [key] = await db.select({ userId: apiKeys.userId }).from(apiKeys).where(eq(apiKeys.keyHash, keyHash))
    const found = key && (await technicalViewer(db, key.userId))
    return found?.viewer.hasApiAccess ? { ...found, until: clock().getTime() + KNOWN_MS } : undefined
  }

  const used = (known: Known | undefined) => {
    if (known) noteUse(known.viewer.customerId)
    return known?.viewer
  }

  // What is looked up is the hash, so the time that it takes tells nothing of a key.
  return {
    known: key => used(cache.peek(hashOf(key))),
    async find(key) {
      const keyHash = hashOf(key)
      return used(await cache.get(keyHash, () => read(keyHash)))
    },
    drop: userId => cache.drop([userId]),
  }
}

/** Notes that a customer's key was used, unless that was noted a moment before. */
export async function noteUse(db: Db, customerId: number, at: Date): Promise<void> {
  const isDue = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(at.getTime() - USED_MS)))
  await db
    .update(apiKeys)
    .set({ lastUsedAt: at })
    .where(and(eq(apiKeys.customerId, customerId), isDue))
}

/** Writes when a key was last used, behind the call. */
function noteUses({ server, backgroundDb, clock, log }: Platform): (customerId: number) => void {
  const written = new Map<number, number>()
  const running = new Set<Promise<unknown>>()
  server.addHook('onClose', () => Promise.allSettled(running))
  return customerId => {
    const now = clock()
    if (Math.abs(now.getTime() - (written.get(customerId) ?? 0)) < USED_MS) return
    written.set(customerId, now.getTime())
    const write = noteUse(backgroundDb, customerId, now)
      .catch(error => log.error({ err: error }, 'use of an API key not noted'))
      .finally(() => running.delete(write))
    running.add(write)
  }
}

/** The key that a request brings, as `Authorization: Bearer` or as `X-Api-Key`; undefined for none and for what is no key. */
export function keyIn({ headers }: FastifyRequest): string | undefined {
  const bearer = /^bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1]
  const given = bearer ?? headers['x-api-key']
  if (typeof given !== 'string' || !given.startsWith(KEY_PREFIX)) return undefined
  return isToken(given.slice(KEY_PREFIX.length)) ? given : undefined
}
