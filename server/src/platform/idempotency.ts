import { createHash } from 'node:crypto'
import { refuse } from '@fairfloor/domain/general-refusals'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { isUnavailable } from './database-errors.ts'
import { idempotencyKeys } from './tables.ts'
import { transaction } from './transaction.ts'

/** How long a key identifies its first call. */
export const KEY_DAYS = 1
const KEY_LIFE_MS = KEY_DAYS * 24 * 60 * 60 * 1000

export type Key = { userId: number; key: string; request: string; now: Date }

/** Hash of a request, to notice a key that is reused with another body. */
export const fingerprint = (method: string, url: string, body: unknown): string =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body) ?? ''}`)
    .digest('base64url')

/**
 * Runs the work so that one key has one effect. The work runs first and the key is inserted last in the same
 * transaction, which costs one statement; a concurrent second call is rolled back and gets the first one's answer.
 * @throws Refusal key_reused when the key was used with another request
 */
export async function once<T>(db: Db, key: Key, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await transaction(db, async tx => {
      const answer = await work(tx)
      await keep(tx, key, answer)
      return answer
    })
  } catch (error) {
    // The database is unavailable: looking up the first answer would only wait again.
    if (isUnavailable(error)) throw error
    const earlier = await answerOf<T>(db, key)
    if (earlier) return earlier.answer
    throw error
  }
}

class KeyTaken extends Error {}

async function keep(tx: Db, { userId, key, request, now }: Key, answer: unknown) {
  const fresh = new Date(now.getTime() - KEY_LIFE_MS)
  const kept = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, request, answer, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { request, answer, createdAt: now },
      setWhere: sql`${idempotencyKeys.createdAt} <= ${fresh.toISOString()}::timestamptz`,
    })
    .returning({ key: idempotencyKeys.key })
  if (kept.length === 0) throw new KeyTaken()
}

async function answerOf<T>(db: Db, { userId, key, request, now }: Key): Promise<{ answer: T } | undefined> {
  const [earlier] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.createdAt, new Date(now.getTime() - KEY_LIFE_MS)),
      ),
    )
  if (!earlier) return undefined
  if (earlier.request !== request) throw refuse('key_reused')
  return { answer: earlier.answer as T }
}
