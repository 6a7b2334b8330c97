import type { Day } from '../day.ts'

/** Pieces of one lot; either part may be unknown. */
export type Lot = { readonly lot: string | null; readonly bestBefore: string | null; readonly quantity: number }

/** A lot on the shelf. */
export type KeptLot = Lot & { readonly id: number; readonly flavourId: number }

/** A line that leaves; with lots where somebody has named them. */
export type Leaving = {
  readonly line: number
  readonly flavourId: number
  readonly quantity: number
  readonly lots?: readonly Lot[]
}

const isSame = (one: Lot, other: Lot): boolean => one.lot === other.lot && one.bestBefore === other.bestBefore

/**
 * Says from which lots lines are taken: those that somebody named, then what expires first and has not expired. Goods that
 * came before lots were kept have none, so a line may be covered in part.
 * @param kept lots of these flavours, in any order
 * @returns pieces by line and lot, and what is left of each kept lot that gave some
 */
export function takeFromLots(kept: readonly KeptLot[], leaving: readonly Leaving[], today: Day) {
  const left = new Map(kept.map(({ id, quantity }) => [id, quantity]))
  const taken: (Lot & { line: number })[] = []
  const take = (one: KeptLot | undefined, quantity: number): void => {
    if (one) left.set(one.id, Math.max(0, left.get(one.id)! - quantity))
  }
  for (const { line, flavourId, quantity, lots = [] } of leaving) {
    const own = kept.filter(one => one.flavourId === flavourId)
    for (const named of lots) {
      taken.push({ line, lot: named.lot, bestBefore: named.bestBefore, quantity: named.quantity })
      take(
        own.find(one => isSame(one, named)),
        named.quantity,
      )
    }
    let open = quantity - lots.reduce((sum, named) => sum + named.quantity, 0)
    for (const one of byExpiry(own).filter(({ bestBefore }) => bestBefore === null || bestBefore >= today)) {
      const pieces = Math.min(open, left.get(one.id)!)
      if (pieces <= 0) continue
      taken.push({ line, lot: one.lot, bestBefore: one.bestBefore, quantity: pieces })
      take(one, pieces)
      open -= pieces
    }
  }
  const changed = kept.filter(({ id, quantity }) => left.get(id) !== quantity)
  return { taken: merged(taken), left: changed.map(({ id }) => ({ id, quantity: left.get(id)! })) }
}

const byExpiry = (lots: readonly KeptLot[]): KeptLot[] =>
  lots.toSorted((a, b) => (a.bestBefore ?? '9').localeCompare(b.bestBefore ?? '9') || a.id - b.id)

/** Each lot of a line once. */
function merged(taken: readonly (Lot & { line: number })[]): (Lot & { line: number })[] {
  const all: (Lot & { line: number })[] = []
  for (const part of taken) {
    const at = all.findIndex(one => one.line === part.line && isSame(one, part))
    if (at < 0) all.push(part)
    else all[at] = { ...part, quantity: all[at]!.quantity + part.quantity }
  }
  return all
}
