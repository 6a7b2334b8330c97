import { KEY_PREFIX, rightsWith, TEST_KEY_PREFIX } from '@fairfloor/domain/customer-api/api-key'
import type { CustomerViewer, Right } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { openCache } from '../../platform/cache.ts'
import { type Db, rows } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOf, isToken } from '../../platform/tokens.ts'
import { SESSIONS_CHANNEL, technicalViewer } from '../people/index.ts'

const KNOWN_MS = 30_000
const MOST_KEYS = 10_000
/** `last_used_at` is written this often at most: a call is a read, and should cost none. */
const USED_MS = 60_000

/** A call's key by the row that keeps it: the first of its customer, or one with a name. */
type KeyRow = { readonly customerId: number; readonly namedId: number | null }

/** Who calls with a key. */
export type Client = {
  readonly viewer: CustomerViewer
  readonly row: KeyRow
  /** Of the key; null: the first has none. */
  readonly name: string | null
  readonly isTest: boolean
}

/** Customers' keys in memory, by their hash; dropped at once when any server announces a change of the customer's users. */
export type Keys = {
  /** Who calls with a key, if that is known without reading. */
  known(key: string): Client | undefined
  /** Who calls with a key; undefined for one that is unknown or has ended. */
  find(key: string): Promise<Client | undefined>
  /** Forgets on this server what depends on a customer's user; call after the commit. */
  drop(userId: number): void
}

type Known = Client & { userIds: readonly number[]; until: number }
type Kept = {
  userId: number
  namedId: number | null
  name: string | null
  rights: readonly Right[] | null
  isTest: boolean
}

export async function openKeys(platform: Platform): Promise<Keys> {
  const { db, bus, clock } = platform
  const cache = await openCache<string, Known>(bus, SESSIONS_CHANNEL, {
    max: MOST_KEYS,
    holds: ({ until }) => clock().getTime() < until,
    dependsOn: ({ userIds }, changed) => userIds.some(id => changed.has(id)),
  })
  const noteUse = noteUses(platform)

  async function read(keyHash: string): Promise<Known | undefined> {
    const [key] = await rows<Kept>(
      db,
      sql`select user_id as "userId", null::int as "namedId", null as name, null::jsonb as rights,
        false as "isTest" from api_keys
        where key_hash = ${keyHash}
        union all
        select user_id, id, name, rights, is_test from named_api_keys where key_hash = ${keyHash}`,
    )
    const found = key && (await technicalViewer(db, key.userId))
    if (!key || !found?.viewer.hasApiAccess) return undefined
    const viewer = { ...found.viewer, rights: rightsWith(key.rights, found.viewer.rights) }
    const row = { customerId: viewer.customerId, namedId: key.namedId }
    const { name, isTest } = key
    return { viewer, row, name, isTest, userIds: found.userIds, until: clock().getTime() + KNOWN_MS }
  }

  const used = (known: Known | undefined) => {
    if (known) noteUse(known.row)
    return known
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

/** Notes that a key was used, unless that was noted a moment before. */
export async function noteUse(db: Db, { customerId, namedId }: KeyRow, at: Date): Promise<void> {
  const set = sql`set last_used_at = ${at.toISOString()}::timestamptz`
  const before = new Date(at.getTime() - USED_MS).toISOString()
  const isDue = sql`(last_used_at is null or last_used_at < ${before}::timestamptz)`
  await db.execute(
    namedId === null
      ? sql`update api_keys ${set} where customer_id = ${customerId} and ${isDue}`
      : sql`update named_api_keys ${set} where id = ${namedId} and ${isDue}`,
  )
}

/** Writes when a key was last used, behind the call. */
function noteUses({ server, backgroundDb, clock, log }: Platform): (row: KeyRow) => void {
  const written = new Map<string, number>()
  const running = new Set<Promise<unknown>>()
  server.addHook('onClose', () => Promise.allSettled(running))
  return row => {
    const now = clock()
    const which = `${row.customerId} ${row.namedId}`
    if (Math.abs(now.getTime() - (written.get(which) ?? 0)) < USED_MS) return
    written.set(which, now.getTime())
    const write = noteUse(backgroundDb, row, now)
      .catch(error => log.error({ err: error }, 'use of an API key not noted'))
      .finally(() => running.delete(write))
    running.add(write)
  }
}

/** The key that a request brings, as `Authorization: Bearer` or as `X-Api-Key`; undefined for none and for what is no key. */
export function keyIn({ headers }: FastifyRequest): string | undefined {
  const bearer = /^bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1]
  const given = bearer ?? headers['x-api-key']
  if (typeof given !== 'string') return undefined
  const prefixes = [KEY_PREFIX, TEST_KEY_PREFIX]
  return prefixes.some(prefix => given.startsWith(prefix) && isToken(given.slice(prefix.length))) ? given : undefined
}
