import { SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type Bus, notify } from './bus.ts'
import type { Db } from './database.ts'
import type { Log } from './log.ts'

/**
 * Values by key, kept until they are dropped or evicted as least recently used. Concurrent callers share one read. A
 * read that began before a drop answers its callers but is not kept: it may be older than the change.
 */
export type Cache<Key, Value> = {
  /** @returns the cached value, without reading */
  peek(key: Key): Value | undefined
  /** @returns the cached value, otherwise what is read; `undefined` is not cached */
  get<Found extends Value | undefined>(key: Key, read: () => Promise<Found>): Promise<Found>
  set(key: Key, value: Value): void
  /** Drops what depends on these ids; without ids everything. Call after the commit, so that users see their own change. */
  drop(ids?: readonly number[]): void
}

type Options<Key, Value> = {
  /** Most entries. */
  readonly max: number
  /** Most bytes, where the values are bytes. */
  readonly maxBytes?: number
  /** Most of all values together, where they differ much in size; a larger one is not kept. */
  readonly weight?: { readonly most: number; readonly of: (value: Value) => number }
  /** Whether a value is still fresh, for values that expire. */
  readonly holds?: (value: Value) => boolean
  /** Whether a value depends on one of the ids. By default an id is the key. */
  readonly dependsOn?: (value: Value, ids: ReadonlySet<unknown>, key: Key) => boolean
}

type Entry<Value> = { readonly read: Promise<Value | undefined>; readonly value?: Value }

export function makeCache<Key extends string | number, Value extends object>({
  max,
  maxBytes,
  weight = maxBytes ? { most: maxBytes, of: value => (value as Partial<Buffer>).length ?? 1 } : undefined,
  holds = () => true,
  dependsOn = (_value, ids, key) => ids.has(key),
}: Options<Key, Value>): Cache<Key, Value> {
  const entries = new LRUCache<Key, Entry<Value>>({
    max,
    // What is still being read has no size yet.
    ...(weight && { maxSize: weight.most, sizeCalculation: ({ value }) => (value && weight.of(value)) || 1 }),
  })

  function find(key: Key): Entry<Value> | undefined {
    const entry = entries.get(key)
    return entry?.value && !holds(entry.value) ? undefined : entry
  }

  // A new object each time: the library takes no new size of an entry that it already has.
  const set = (key: Key, value: Value, read: Entry<Value>['read'] = Promise.resolve(value)) =>
    void entries.set(key, { read, value })

  return {
    peek: key => find(key)?.value,
    set,
    get<Found extends Value | undefined>(key: Key, read: () => Promise<Found>) {
      const known = find(key)
      if (known) return known.read as Promise<Found>
      const entry: Entry<Value> = { read: read() }
      entries.set(key, entry)
      const settled = (value?: Value) => {
        if (entries.peek(key) !== entry) return
        if (value) set(key, value, entry.read)
        else entries.delete(key)
      }
      entry.read.then(settled, () => settled())
      return entry.read as Promise<Found>
    },
    drop(ids) {
      if (!ids) return entries.clear()
      const changed = new Set<unknown>(ids)
      for (const [key, { value }] of [...entries]) if (!value || dependsOn(value, changed, key)) entries.delete(key)
    },
  }
}

/** A cache that every server's changes invalidate: a notification on the topic drops what it names. */
export async function openCache<Key extends string | number, Value extends object>(
  bus: Bus,
  topic: string,
  options: Options<Key, Value>,
): Promise<Cache<Key, Value>> {
  const cache = makeCache(options)
  await listen(bus, topic, cache.drop)
  return cache
}

/** One value that is always present: read before its first use, and again when a server announces a change. */
export type Live<Value> = {
  /** The newest value on this server; keep it for one answer only. */
  current(): Value
  /**
   * Reads again now, for commands that need what they have just written.
   * @param ids where only these have changed
   */
  reload(ids?: readonly number[]): Promise<Value>
}

type Reading<Value> = {
  readonly read: () => Promise<Value>
  /** Reads only what has these ids; without it every change reads everything. */
  readonly patch?: (before: Value, ids: ReadonlySet<number>) => Promise<Value>
}

export async function openLive<Value>(
  { bus, log }: { bus: Bus; log: Log },
  topic: string,
  { read, patch }: Reading<Value>,
): Promise<Live<Value>> {
  let value: Value
  let changed: ReadonlySet<number> | 'all' | undefined = 'all'
  let running: Promise<Value> | undefined

  async function catchUp(): Promise<Value> {
    try {
      // The read may have missed a change, so another one follows.
      while (changed) {
        const ids = changed
        changed = undefined
        value = ids === 'all' ? await read() : await patch!(value, ids)
      }
      return value
    } catch (error) {
      // What it should have read is still missing.
      changed = 'all'
      throw error
    } finally {
      running = undefined
    }
  }

  function refresh(ids?: readonly number[]): Promise<Value> {
    changed = ids && patch && changed !== 'all' ? new Set([...(changed ?? []), ...ids]) : 'all'
    running ??= catchUp()
    return running
  }

  await listen(bus, topic, ids => refresh(ids).catch(error => log.error({ err: error, topic }, 'not refreshed')))
  await refresh()
  return { current: () => value, reload: refresh }
}

async function listen(bus: Bus, topic: string, changed: (ids?: readonly number[]) => unknown): Promise<void> {
  await bus.listen(topic, note => changed(note === '' ? undefined : note.split(',').map(Number)))
  bus.onGap(() => changed())
}

/** A notification holds 8,000 bytes; a number and its comma have at most 11. */
const IDS_PER_NOTE = 700

/**
 * Announces in a transaction what has changed: on commit every server drops it or reads it again. One statement.
 * @param ids the ids, or a select of them as `id`; without them everything
 */
export async function noteChange(tx: Db, topic: string, ids?: readonly number[] | SQL): Promise<void> {
  if (!ids) return notify(tx, topic)
  const changed = ids instanceof SQL ? ids : idsIn(ids)
  await tx.execute(sql`
    select pg_notify(${topic}, string_agg(id::text, ','))
    from (select id, row_number() over () as line from (${changed}) changed) numbered
    group by line / ${IDS_PER_NOTE}::int`)
}

/** Selects them as `id`. All are a single parameter. */
export const idsIn = (ids: readonly number[]): SQL =>
  sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int as id`
