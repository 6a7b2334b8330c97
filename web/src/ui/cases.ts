/** A quantity in cases, and how much of it has to wait. */
export type CaseWords =
  | { kind: 'none' }
  | { kind: 'short'; now: number; later: number }
  | { kind: 'whole'; cases: number }
  | { kind: 'wholeAnd'; cases: number; rest: number }
  | { kind: 'part'; rest: number }

/** Pieces in cases; `stock` is set where it limits the delivery. Products sold singly have no cases. */
export function casesOf(quantity: number, unitsPerCase: number, stock = Number.POSITIVE_INFINITY): CaseWords {
  if (quantity <= 0) return { kind: 'none' }
  if (quantity > stock) return { kind: 'short', now: Math.max(0, stock), later: quantity - Math.max(0, stock) }
  if (unitsPerCase <= 1) return { kind: 'none' }
  const cases = Math.floor(quantity / unitsPerCase)
  const rest = quantity % unitsPerCase
  if (cases === 0) return { kind: 'part', rest }
  return rest === 0 ? { kind: 'whole', cases } : { kind: 'wholeAnd', cases, rest }
}
