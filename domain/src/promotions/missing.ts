import { piecesFrom, roundOf, type Terms } from './terms.ts'

/** Pieces that a buyer has to add for the terms to count, or to count once more; null where adding changes nothing. */
export function missingFor(terms: Terms, quantity: number, unitsPerCase: number): number | null {
  if (terms.kind === 'percent') return null
  if (terms.kind === 'quantity')
    return quantity < piecesFrom(terms, unitsPerCase) ? piecesFrom(terms, unitsPerCase) - quantity : null
  const { pieces } = roundOf(terms, unitsPerCase)
  return pieces - (quantity % pieces)
}
