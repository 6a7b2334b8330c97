import { refuse } from '@fairfloor/domain/general-refusals'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { transaction } from '../../../platform/transaction.ts'
import type { Catalogue, Flavour, Stock } from '../../catalogue/index.ts'
import type { Promotions } from '../../promotions/index.ts'
import { readTerms, type Terms } from '../../seller/index.ts'
import type { Source } from './contents.ts'
import { changesAfter, type Found, readAgain, settledChange, touchesMemory } from './follow.ts'
import { dropDeleted, forgetIdle, type Kept, keep } from './kept.ts'
import { holdsUntil } from './made.ts'
import { foodFor, type References, sourceOf } from './make-rows.ts'
import { lockFeeds, noteRead } from './row-store.ts'
import { keyOf, type View } from './view.ts'
import { type Feed, writeFeeds } from './write-feeds.ts'

export type Read = { readonly feed: Feed; readonly references: References }

export type Feeds = {
  /** What a client reads, if this server knows that it is up to date. */
  peek(view: View, customerId: number, now: Date): Read | undefined
  /** The same, brought up to date. */
  read(view: View, customerId: number): Promise<Read>
  /** Makes the next read look for changes, and make the rows of these flavours again. */
  touch(flavourIds?: readonly number[]): void
  /** What the rows of flavours are made of now. */
  sourceFor(db: Db, view: View, flavours: readonly Flavour[]): Promise<Source>
}

type Host = Pick<Platform, 'backgroundDb' | 'clock' | 'config' | 'log'> & {
  readonly server: Pick<Platform['server'], 'addHook'>
}
type Deps = { readonly catalogue: Catalogue; readonly promotions: Promotions }

/** Every change is seen within this time. */
const KNOWN_MS = 1000
const MOST_TRIES = 8

export async function openFeeds(platform: Host, { catalogue, promotions }: Deps): Promise<Feeds> {
  const { backgroundDb: db, clock, config, server, log } = platform
  const feeds = new Map<string, Kept<Feed> & { readonly view: View }>()
  const references = new Map<number, Kept<References>>()
  /** Stock of what has changed since the start, straight from the database. */
  const counted = new Map<number, Stock>()
  const parts = { catalogue, promotions, url: config.publicUrl, readStock: catalogue.readStock, counted }
  const todo = {
    stock: new Set<number>(),
    labels: new Set<number>(),
    rows: new Set<number>(),
    customers: new Set<number>(),
  }
  let terms: Terms | undefined
  let known = await settledChange(db)
  /** How often something was touched, and how much of that the last check has seen from its beginning. */
  let touches = 1
  let seen = 0
  let checkedAt = 0
  let running: Promise<void> | undefined

  catalogue.onStock(flavourIds => {
    for (const id of flavourIds) todo.stock.add(id)
    touches++
  })

  function note({ ids }: Found) {
    for (const id of ids.get('stock') ?? []) todo.stock.add(id)
    for (const id of ids.get('labels') ?? []) todo.labels.add(id)
    for (const id of ids.get('references') ?? []) todo.customers.add(id)
    if (ids.has('rates')) terms = undefined
  }

  /**
   * Writes what has changed.
   * @param read ids of feeds whose reading is to be noted
   * @returns undefined where the memory is behind
   */
  async function write(tx: Db, read: readonly number[]) {
    await lockFeeds(tx)
    if (!(await noteRead(tx, read, clock()))) return undefined
    // From here on nobody else numbers rows; what they were made of is read after that.
    const late = await changesAfter(tx, known)
    if (touchesMemory(late)) return undefined
    note(late)
    terms ??= await readTerms(tx)
    return { next: late.next, ...(await writeFeeds(tx, parts, { feeds, references, todo, terms, clock })) }
  }

  /** Whether there is nothing to write, as far as this server knows. */
  const isAllMade = (now: Date): boolean =>
    terms !== undefined &&
    Object.values(todo).every(ids => ids.size === 0) &&
    [...references.values()].every(({ value }) => value) &&
    [...feeds.values()].every(
      ({ value }) =>
        value !== undefined &&
        value.made.terms === terms &&
        holdsUntil(value.made, catalogue.snapshot(), promotions, now),
    )

  async function refresh(): Promise<void> {
    const now = clock()
    const before = touches
    const finish = () => {
      checkedAt = now.getTime()
      seen = before
    }
    forgetIdle(feeds, now)
    forgetIdle(references, now)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const found = await changesAfter(db, known)
      await readAgain(db, { catalogue, promotions }, found)
      note(found)
      known = found.next
      const unnoted = await dropDeleted(db, [...feeds.values(), ...references.values()])
      if (unnoted.length === 0 && isAllMade(now)) return finish()
      const done = await transaction(db, tx => write(tx, unnoted))
      if (!done) continue
      known = done.next
      for (const [key, feed] of done.made) keep(feeds, key, feed)
      for (const [customerId, own] of done.own) keep(references, customerId, own)
      for (const name of ['stock', 'labels', 'rows', 'customers'] as const)
        for (const id of done.doing[name]) todo[name].delete(id)
      return finish()
    }
    throw refuse('unavailable')
  }

  function refreshOnce(): Promise<void> {
    running ??= refresh().finally(() => {
      running = undefined
    })
    return running
  }

  // So that the times of changes are right to the second, also where nobody reads for a while.
  const timer = setInterval(() => {
    if (feeds.size > 0)
      refreshOnce().catch(error => log.error({ err: error }, 'lists of API clients not brought up to date'))
  }, KNOWN_MS).unref()
  server.addHook('onClose', async () => {
    clearInterval(timer)
    await running?.catch(() => {})
  })

  function ask(view: View, customerId: number, now: Date) {
    const key = `${view.list} ${keyOf(view)}`
    const feed = feeds.get(key) ?? { view, askedAt: 0 }
    const own: Kept<References> = references.get(customerId) ?? { askedAt: 0 }
    feed.askedAt = own.askedAt = now.getTime()
    feeds.set(key, feed)
    references.set(customerId, own)
    return { feed: feed as Kept<Feed>, own }
  }

  function current(view: View, customerId: number, now: Date): Read | undefined {
    const { feed, own } = ask(view, customerId, now)
    if (!feed.value || !own.value || !holdsUntil(feed.value.made, catalogue.snapshot(), promotions, now))
      return undefined
    return { feed: feed.value, references: own.value }
  }

  return {
    peek(view, customerId, now) {
      const age = now.getTime() - checkedAt
      const mayBeStale = touches !== seen || age < 0 || age >= KNOWN_MS
      return mayBeStale ? undefined : current(view, customerId, now)
    },
    async read(view, customerId) {
      ask(view, customerId, clock())
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        // One that runs already may have begun before what its reader has changed.
        await running?.catch(() => {})
        await refreshOnce()
        const read = current(view, customerId, clock())
        if (read) return read
      }
      throw refuse('unavailable')
    },
    touch(flavourIds = []) {
      for (const id of flavourIds) todo.rows.add(id)
      touches++
    },
    async sourceFor(tx, view, flavours) {
      return sourceOf(parts, terms ?? (await readTerms(tx)), clock(), await foodFor(tx, view, flavours))
    },
  }
}
