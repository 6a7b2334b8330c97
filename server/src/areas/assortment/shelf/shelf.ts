import type { Brand, Catalogue, Snapshot } from '../../catalogue/index.ts'
import { beginOf } from '../news.ts'
import { type Bits, bitsWhere } from './bits.ts'
import { type Columns, makeColumns, writeSize, writeStock } from './columns.ts'
import { isRenamed, type Orders, ordersOf } from './orders.ts'

/** The catalogue as lists read it. Another object as soon as a list could be another one; keep it for one answer only. */
export type Shelf = Orders & {
  /** As new as the shelf. What is derived from a shelf is compared by it, and does not keep the old catalogue in memory. */
  readonly basis: object
  readonly snapshot: Snapshot
  readonly columns: Columns
  /** How many slots there are. */
  readonly count: number
  readonly offered: Bits
  readonly stocked: Bits
  readonly fresh: Bits
  /** Until when it holds by the clock, in milliseconds. */
  readonly until: number
  /** A set that is made once. */
  set(name: string, make: () => Bits): Bits
  /** Changes with the catalogue; stock and clock do not count. */
  readonly revision: number
  /** Slots that changed since a revision; undefined if too many to tell. */
  changedSince(revision: number): Iterable<number> | undefined
}

/** Revisions whose slots are remembered. */
const MOST_REVISIONS = 32

const NONE = new Int32Array(0)

/** Follows the catalogue: after a change only the slots of changed brands are written. */
export function openShelf(catalogue: Pick<Catalogue, 'snapshot' | 'onStock'>): (now: Date) => Shelf {
  let snapshot: Snapshot | undefined
  let begin: number | undefined
  let columns = makeColumns(0)
  let orders: Orders = { byName: NONE, place: NONE, byRank: NONE }
  let revision = 0
  let changes: { readonly revision: number; readonly slots: ReadonlySet<number> }[] = []
  let shelf: Shelf | undefined
  /** Since when `shelf` holds. */
  let since = 0

  catalogue.onStock(flavourIds => {
    for (const id of snapshot ? flavourIds : []) {
      const slot = columns.slotOf.get(snapshot!.flavours.get(id)?.size.id ?? 0)
      if (slot !== undefined && writeStock(columns, snapshot!, slot)) shelf = undefined
    }
  })

  function follow(current: Snapshot): void {
    const before = snapshot
    snapshot = current
    shelf = undefined
    revision++
    const brands = [...current.brands.values()]
    const changed = brands.filter(brand => brand !== before?.brands.get(brand.id))
    const isNewBegin = begin !== beginOf(current)
    begin = beginOf(current)
    // Stock in a snapshot that was read as a whole has been told to nobody; and only there a size can be missing.
    if (current.stock !== before?.stock || isNewBegin || !write(changed)) writeAll(brands)
  }

  function writeAll(brands: readonly Brand[]): void {
    columns = makeColumns(brands.reduce((sum, { sizes }) => sum + sizes.length, 0))
    orders = { byName: NONE, place: NONE, byRank: NONE }
    write(brands)
    // Nothing is left that could be told to have changed or not.
    changes = []
  }

  /** @returns false if there is no room for new sizes */
  function write(brands: readonly Brand[]): boolean {
    const slots = new Set<number>()
    const renamed = new Set<number>()
    let isRanked = false
    for (const { sizes } of brands)
      for (const size of sizes) {
        const before = columns.sizes[columns.slotOf.get(size.id) ?? -1]
        const slot = writeSize(columns, snapshot!, size)
        if (slot === undefined) return false
        slots.add(slot)
        if (!before || isRenamed(before, size)) renamed.add(slot)
        if (before?.rank !== size.rank) isRanked = true
      }
    if (renamed.size > 0 || isRanked) orders = ordersOf(columns, orders.byName, renamed)
    changes = [...changes, { revision, slots }].slice(-MOST_REVISIONS)
    return true
  }

  function shelfAt(now: number): Shelf {
    const count = columns.sizes.length
    const sets = new Map<string, Bits>()
    let until = Number.POSITIVE_INFINITY
    const isBefore = (ends: Float64Array) =>
      bitsWhere(count, slot => {
        if (ends[slot]! <= now) return false
        until = Math.min(until, ends[slot]!)
        return true
      })
    const [offered, stocked, fresh] = [columns.offeredUntil, columns.stockedUntil, columns.newUntil].map(isBefore)
    const at = revision
    return {
      ...orders,
      basis: {},
      snapshot: snapshot!,
      columns,
      count,
      offered: offered!,
      stocked: stocked!,
      fresh: fresh!,
      until,
      set(name, make) {
        const known = sets.get(name) ?? make()
        sets.set(name, known)
        return known
      },
      revision: at,
      changedSince(old) {
        const later = changes.filter(one => one.revision > old)
        return later.length === at - old ? later.flatMap(({ slots }) => [...slots]) : undefined
      },
    }
  }

  return now => {
    if (catalogue.snapshot() !== snapshot) follow(catalogue.snapshot())
    const at = now.getTime()
    if (shelf && at >= since && at < shelf.until) return shelf
    since = at
    shelf = shelfAt(at)
    return shelf
  }
}
