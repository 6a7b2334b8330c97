import type { Db } from '../../../platform/database.ts'
import { readTimes } from './row-store.ts'

/** What a client has asked for, with its value once it is made. */
export type Kept<T> = { value?: T | undefined; askedAt: number }

/** Feeds that nobody has read for so long are no longer kept up to date. */
const IDLE_MS = 60 * 60_000
/** Readings are noted once a day. */
const NOTED_MS = 24 * 60 * 60_000

export function keep<Key, T>(kept: ReadonlyMap<Key, Kept<T>>, key: Key, value: T): void {
  const known = kept.get(key)
  if (known) known.value = value
}

export function forgetIdle<Key>(kept: Map<Key, Kept<unknown>>, now: Date): void {
  for (const [key, { askedAt }] of kept) if (now.getTime() - askedAt > IDLE_MS) kept.delete(key)
}

/**
 * Drops what was deleted because nobody had read it, so that it is made anew.
 * @returns ids of those whose reading is to be noted; the others cannot be deleted for long
 */
export async function dropDeleted(db: Db, kept: readonly Kept<{ readonly id: number }>[]): Promise<number[]> {
  const readAt = await readTimes(
    db,
    kept.flatMap(({ value }) => value?.id ?? []),
  )
  const due: number[] = []
  for (const one of kept) {
    if (!one.value) continue
    const noted = readAt.get(one.value.id)
    if (!noted) one.value = undefined
    else if (one.askedAt - noted.getTime() >= NOTED_MS) due.push(one.value.id)
  }
  return due
}
