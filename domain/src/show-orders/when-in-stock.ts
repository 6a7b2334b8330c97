import type { Wish } from './wishes.ts'

/** A position to release by itself: pieces remaining, and where they go. */
export type Mark = {
  readonly showOrderId: number
  readonly flavourId: number
  readonly addressId: number
  readonly markedAt: Date
  readonly remaining: number
}

/** What is released by itself of one show order, to one address. */
export type StockRelease = {
  readonly showOrderId: number
  readonly addressId: number
  readonly wishes: readonly Wish[]
}

/**
 * Shares free stock among marks: of each flavour the oldest mark gets all it can, then the next. What goes from one order
 * to one address is one release; the one with the oldest mark comes first.
 * @param free pieces by flavour that no order waits for
 */
export function releasesFromStock(marks: readonly Mark[], free: ReadonlyMap<number, number>): StockRelease[] {
  const left = new Map(free)
  const found = new Map<string, StockRelease & { wishes: Wish[] }>()
  for (const { showOrderId, flavourId, addressId, remaining } of marks.toSorted(byAge)) {
    const stock = left.get(flavourId) ?? 0
    const quantity = Math.min(remaining, stock)
    if (quantity <= 0) continue
    left.set(flavourId, stock - quantity)
    const key = `${showOrderId} ${addressId}`
    const release = found.get(key) ?? { showOrderId, addressId, wishes: [] }
    release.wishes.push({ flavourId, quantity })
    found.set(key, release)
  }
  return [...found.values()]
}

/** Marks set at once are in the order of their rows, so that every server shares alike. */
const byAge = (one: Mark, other: Mark): number =>
  one.markedAt.getTime() - other.markedAt.getTime() ||
  one.showOrderId - other.showOrderId ||
  one.flavourId - other.flavourId
