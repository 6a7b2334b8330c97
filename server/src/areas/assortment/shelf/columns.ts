import { offeredUntil, type Size, type Snapshot } from '../../catalogue/index.ts'
import { newUntilOf } from '../news.ts'

/**
 * What filters and sorts compare, by slot: typed arrays, as a look at every size then takes microseconds. A size keeps its
 * slot; the arrays have room for some more.
 */
export type Columns = {
  readonly sizes: Size[]
  readonly slotOf: Map<number, number>
  /** Numbers of the names of sizes from 0 on. */
  readonly nameNumbers: Map<string, number>
  /** Ids. */
  readonly brand: Int32Array
  readonly category: Int32Array
  readonly name: Int32Array
  readonly rank: Int32Array
  readonly gym: Uint8Array
  /** Until when in milliseconds a flavour can be ordered, one is in stock, the size is new; -Infinity: not at all. */
  readonly offeredUntil: Float64Array
  readonly stockedUntil: Float64Array
  readonly newUntil: Float64Array
}

const ROOM = 1024

export function makeColumns(count: number): Columns {
  const room = count + Math.max(ROOM, count >>> 3)
  return {
    sizes: [],
    slotOf: new Map(),
    nameNumbers: new Map(),
    brand: new Int32Array(room),
    category: new Int32Array(room),
    name: new Int32Array(room),
    rank: new Int32Array(room),
    gym: new Uint8Array(room),
    offeredUntil: new Float64Array(room),
    stockedUntil: new Float64Array(room),
    newUntil: new Float64Array(room),
  }
}

/** Writes a size into its slot, a new one into the next. @returns the slot; undefined if there is no room */
export function writeSize(columns: Columns, snapshot: Snapshot, size: Size): number | undefined {
  const { product } = size
  const slot = columns.slotOf.get(size.id) ?? columns.sizes.length
  if (slot >= columns.rank.length) return undefined
  columns.slotOf.set(size.id, slot)
  columns.sizes[slot] = size
  columns.brand[slot] = product.brand.id
  columns.category[slot] = product.category.id
  columns.name[slot] = numberOf(columns.nameNumbers, size.name)
  columns.rank[slot] = size.rank
  columns.gym[slot] = Number(size.gymAssortment)
  columns.offeredUntil[slot] = lastEnd(size, () => true)
  columns.newUntil[slot] = newUntilOf(snapshot, size)
  columns.stockedUntil[slot] = stockedUntil(snapshot, size)
  return slot
}

/** Writes only what depends on stock. @returns whether that changed anything */
export function writeStock(columns: Columns, snapshot: Snapshot, slot: number): boolean {
  const before = columns.stockedUntil[slot]
  columns.stockedUntil[slot] = stockedUntil(snapshot, columns.sizes[slot]!)
  return columns.stockedUntil[slot] !== before
}

function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, numbers.size)
  return numbers.size - 1
}

/** Pieces of a flavour that is discontinued do not count: nobody can order them. */
const stockedUntil = (snapshot: Snapshot, size: Size): number =>
  lastEnd(size, id => (snapshot.stock.get(id)?.quantity ?? 0) > 0)

/** When the last of some flavours is discontinued. */
function lastEnd({ flavours }: Size, isMeant: (flavourId: number) => boolean): number {
  let last = Number.NEGATIVE_INFINITY
  for (const flavour of flavours)
    if (isMeant(flavour.id)) last = Math.max(last, offeredUntil(flavour)?.getTime() ?? Number.POSITIVE_INFINITY)
  return last
}
