import { MOST_PIECES } from '../catalogue/fitting-quantity.ts'
import { type ReadQuantity, readQuantity } from '../catalogue/quantity-text.ts'
import type { NumberKind } from './numbers.ts'

/** Pieces that a line asks for: '12', '3 cs', or as many cases by the number of a case. Without a quantity one, or one case. */
export function askedPieces(typed: string, by: NumberKind | null, unitsPerCase: number): ReadQuantity {
  const read = readQuantity(typed, unitsPerCase)
  if ('refused' in read) return read
  const isInCases = by === 'case_ean' && /^[\d.,\s]*$/.test(typed)
  const quantity = (read.quantity ?? 1) * (isInCases ? unitsPerCase : 1)
  return quantity > MOST_PIECES ? { refused: 'tooLarge' } : { quantity }
}
