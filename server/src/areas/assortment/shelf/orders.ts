import { compareNames } from '@fairfloor/domain/catalogue/sort'
import type { Size } from '../../catalogue/index.ts'
import type { Columns } from './columns.ts'

/** Slots in the orders that all lists have in common. */
export type Orders = {
  readonly byName: Int32Array
  /** The place of each slot in `byName`; breaks every tie. */
  readonly place: Int32Array
  /** As the operator ranks them. */
  readonly byRank: Int32Array
}

/** Room for the place beside a number of 32 bits in one double, which sorts without a comparison of our own. */
const PLACES = 2 ** 20

const nameOf = ({ product, name }: Size): string => `${product.name} ${name}`

export const isRenamed = (before: Size, size: Size): boolean => nameOf(before) !== nameOf(size)

/**
 * The orders of all slots. Only comparing names is slow, so what is in order already is handed in.
 * @param before slots in the order of their names
 * @param renamed slots whose name is new
 */
export function ordersOf({ sizes, rank }: Columns, before: Int32Array, renamed: ReadonlySet<number>): Orders {
  const byName = withRenamed(sizes, before, renamed)
  const place = new Int32Array(byName.length)
  for (let i = 0; i < byName.length; i++) place[byName[i]!] = i
  return { byName, place, byRank: sortedBy(byName, { byName, place }, slot => rank[slot]!) }
}

/** Slots by a whole number of 32 bits, the lowest first; those with the same one by name. */
export function sortedBy(
  slots: Int32Array,
  { byName, place }: Pick<Orders, 'byName' | 'place'>,
  numberOf: (slot: number) => number,
): Int32Array {
  const keys = new Float64Array(slots.length)
  for (let i = 0; i < slots.length; i++) keys[i] = (numberOf(slots[i]!) + 2 ** 31) * PLACES + place[slots[i]!]!
  keys.sort()
  return Int32Array.from(keys, key => byName[key % PLACES]!)
}

function withRenamed(sizes: readonly Size[], before: Int32Array, renamed: ReadonlySet<number>): Int32Array {
  if (renamed.size === 0) return before
  // A name joined for each comparison would be garbage by the million.
  const names = new Map(Array.from(renamed, slot => [slot, nameOf(sizes[slot]!)]))
  const nameAt = (slot: number) => names.get(slot) ?? nameOf(sizes[slot]!)
  const compare = (a: number, b: number) => compareNames(nameAt(a), nameAt(b)) || sizes[a]!.id - sizes[b]!.id
  const fresh = [...renamed].sort(compare)
  const kept = before.filter(slot => !renamed.has(slot))
  const merged = new Int32Array(kept.length + fresh.length)
  let from = 0
  for (const [i, slot] of fresh.entries()) {
    const to = firstBehind(kept, from, other => compare(other, slot) > 0)
    merged.set(kept.subarray(from, to), from + i)
    merged[to + i] = slot
    from = to
  }
  merged.set(kept.subarray(from), from + fresh.length)
  return merged
}

/** Binary search. */
function firstBehind(slots: Int32Array, from: number, isBehind: (slot: number) => boolean): number {
  let [low, high] = [from, slots.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBehind(slots[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
