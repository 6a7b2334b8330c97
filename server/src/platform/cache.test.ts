import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bus, openBus } from './bus.ts'
import { makeCache, noteChange, openCache, openLive } from './cache.ts'
import { makeLog } from './log.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'
import { transaction } from './transaction.ts'

type Thing = { readonly name: string; readonly about?: number }

/** A read that finishes when the test says so, and counts its calls. */
function slowRead() {
  const reads: PromiseWithResolvers<Thing | undefined>[] = []
  const read = () => {
    reads.push(Promise.withResolvers())
    return reads.at(-1)!.promise
  }
  return { reads, read }
}

describe('a cache', () => {
  test('reads once for all who ask, and keeps what it read', async () => {
    const cache = makeCache<number, Thing>({ max: 10 })
    const { reads, read } = slowRead()
    const both = [cache.get(1, read), cache.get(1, read)]
    expect(cache.peek(1)).toBeUndefined()
    reads[0]!.resolve({ name: 'first' })
    expect(await Promise.all(both)).toEqual([{ name: 'first' }, { name: 'first' }])
    expect([await cache.get(1, read), cache.peek(1), reads.length]).toEqual([{ name: 'first' }, { name: 'first' }, 1])
  })

  test.each([
    ['everything', undefined],
    ['something else', [99]],
  ])('answers a read that began before %s was dropped, and does not keep it', async (_, ids) => {
    const cache = makeCache<number, Thing>({ max: 10 })
    const { reads, read } = slowRead()
    const old = cache.get(1, read)
    cache.drop(ids)
    const fresh = cache.get(1, read)
    reads[1]!.resolve({ name: 'new' })
    await fresh
    reads[0]!.resolve({ name: 'old' })
    expect([await old, cache.peek(1)]).toEqual([{ name: 'old' }, { name: 'new' }])
  })

  test('keeps neither what failed nor what was not there', async () => {
    const cache = makeCache<number, Thing>({ max: 10 })
    await expect(cache.get(1, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
    expect(await cache.get(1, async () => undefined)).toBeUndefined()
    expect(await cache.get(1, async () => ({ name: 'there' }))).toEqual({ name: 'there' })
  })

  test('drops what depends on an id, by default what has it as its key', () => {
    const byKey = makeCache<number, Thing>({ max: 10 })
    const byValue = makeCache<number, Thing>({ max: 10, dependsOn: ({ about }, ids) => ids.has(about) })
    for (const cache of [byKey, byValue])
      for (const key of [1, 2, 3]) cache.set(key, { name: `of ${key}`, about: key === 3 ? 1 : 7 })
    for (const cache of [byKey, byValue]) cache.drop([1])
    const left = (cache: typeof byKey) => [1, 2, 3].filter(key => cache.peek(key))
    expect([left(byKey), left(byValue)]).toEqual([
      [2, 3],
      [1, 2],
    ])
  })

  test('pushes out what was used longest ago, by number and by bytes (FF-1395)', async () => {
    const things = makeCache<number, Thing>({ max: 2 })
    for (const key of [1, 2]) things.set(key, { name: `of ${key}` })
    things.peek(1)
    things.set(3, { name: 'of 3' })
    expect([1, 2, 3].filter(key => things.peek(key))).toEqual([1, 3])

    const bytes = makeCache<number, Buffer>({ max: 10, maxBytes: 100 })
    for (const key of [1, 2, 3]) bytes.set(key, Buffer.alloc(40))
    bytes.set(4, Buffer.alloc(101))
    expect([1, 2, 3, 4].filter(key => bytes.peek(key))).toEqual([2, 3])

    const many = makeCache<number, Map<number, string>>({ max: 10, weight: { most: 3, of: one => one.size } })
    const two = new Map([1, 2].map(n => [n, `of ${n}`]))
    many.set(1, two)
    many.set(2, new Map())
    many.set(3, two)
    expect([1, 2, 3].filter(key => many.peek(key))).toEqual([2, 3])

    for (const key of [5, 6, 7]) await bytes.get(key, async () => Buffer.alloc(40))
    expect([2, 3, 5, 6, 7].filter(key => bytes.peek(key))).toEqual([6, 7])
  })

  test('reads again what has run out', async () => {
    let now = 0
    const cache = makeCache<number, { until: number }>({ max: 10, holds: ({ until }) => now < until })
    await cache.get(1, async () => ({ until: 5 }))
    now = 4
    expect(cache.peek(1)).toEqual({ until: 5 })
    now = 5
    expect(cache.peek(1)).toBeUndefined()
    expect(await cache.get(1, async () => ({ until: 9 }))).toEqual({ until: 9 })
  })
})

describe('told by the database', () => {
  let database: TestDatabase
  let bus: Bus
  let lost: () => void
  const log = makeLog('silent')

  beforeAll(async () => {
    database = await testDatabase()
    const real = openBus(database, database.url)
    const gaps: Array<() => unknown> = []
    bus = { ...real, onGap: stale => void gaps.push(stale) }
    lost = () => {
      for (const stale of gaps) stale()
    }
  })
  afterAll(async () => {
    await bus.close()
    await database.close()
  })

  const note = (topic: string, ids?: readonly number[]) => transaction(database.db, tx => noteChange(tx, topic, ids))
  /** Notifications arrive in commit order. */
  async function allHeard() {
    const { promise, resolve } = Promise.withResolvers<void>()
    await bus.listen('after', () => resolve())
    await note('after')
    await promise
  }

  test('a cache drops what a committed change names, of any length, and keeps the rest', async () => {
    const cache = await openCache<number, Thing>(bus, 'things', { max: 10_000 })
    const many = Array.from({ length: 3000 }, (_, i) => 1_000_000_000 + i)
    const fill = () => {
      for (const id of [7, ...many]) cache.set(id, { name: `of ${id}` })
    }
    fill()
    await note('things', many)
    await expect.poll(() => many.some(id => cache.peek(id))).toBe(false)
    expect(cache.peek(7)).toBeDefined()
    await note('things')
    await expect.poll(() => cache.peek(7)).toBeUndefined()
    fill()
    const failing = transaction(database.db, async tx => {
      await noteChange(tx, 'things', [7])
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await note('things', [many[0]!])
    await expect.poll(() => cache.peek(many[0]!)).toBeUndefined()
    expect(cache.peek(7)).toBeDefined()
    lost()
    expect(cache.peek(7)).toBeUndefined()
  })

  test('a live value is read again after each change, and once more for one that came during the read', async () => {
    const { reads, read } = slowRead()
    const opening = openLive({ bus, log }, 'whole', { read })
    await expect.poll(() => reads.length).toBe(1)
    reads[0]!.resolve({ name: 'first' })
    const live = await opening
    for (let time = 0; time < 3; time++) await note('whole')
    await allHeard()
    reads[1]!.resolve({ name: 'begun too early' })
    await expect.poll(() => reads.length).toBe(3)
    reads[2]!.resolve({ name: 'newest' })
    await expect.poll(() => live.current()).toEqual({ name: 'newest' })
    lost()
    expect(reads.length).toBe(4)
    reads[3]!.resolve({ name: 'newer' })
    await expect.poll(() => live.current()).toEqual({ name: 'newer' })
  })

  test('a change that is announced before the first read is part of it', async () => {
    let announce: ((note: string) => void) | undefined
    const early: Bus = {
      ...bus,
      async listen(_topic, heard) {
        announce = heard
        heard('7')
      },
    }
    const live = await openLive<{ patched: number[] }>({ bus: early, log }, 'early', {
      read: async () => ({ patched: [] }),
      async patch(before, ids) {
        await database.db.execute('select 1')
        return { patched: [...before.patched, ...ids] }
      },
    })
    expect(live.current()).toEqual({ patched: [] })
    announce!('8')
    await expect.poll(() => live.current()).toEqual({ patched: [8] })
  })

  test('what cannot be read stays as it was, until the next change', async () => {
    let fails = false
    let read = 0
    const live = await openLive({ bus, log }, 'failing', {
      async read() {
        if (fails) throw new Error('no database')
        read += 1
        return read
      },
      patch: async before => before,
    })
    fails = true
    await expect(live.reload()).rejects.toThrow('no database')
    expect(live.current()).toBe(1)
    fails = false
    await note('failing', [5])
    await expect.poll(() => live.current()).toBe(2)
  })

  test('a patch is given what changed since the last one', async () => {
    const patches: number[][] = []
    const first = Promise.withResolvers<void>()
    const live = await openLive({ bus, log }, 'parts', {
      read: async () => 0,
      async patch(before, ids) {
        patches.push([...ids])
        if (before === 0) await first.promise
        return before + 1
      },
    })
    await note('parts', [1])
    await expect.poll(() => patches).toEqual([[1]])
    await note('parts', [2, 3])
    await note('parts', [3, 4])
    await allHeard()
    first.resolve()
    await expect.poll(() => live.current()).toBe(2)
    expect(patches).toEqual([[1], [2, 3, 4]])
    await live.reload()
    expect(live.current()).toBe(0)
  })
})
