/** What a promotion counts: pieces, or full cases. */
export type Unit = 'piece' | 'case'

/**
 * What a promotion gives: a percentage; a percentage from a number of pieces or cases; or some pieces or cases free
 * with some paid ones ('Buy 6 cases, pay for 5' is 5 paid and 1 free). Percentages are whole numbers from 1 to 99.
 */
export type Terms =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'quantity'; readonly percent: number; readonly from: number; readonly unit: Unit }
  | { readonly kind: 'free'; readonly paid: number; readonly free: number; readonly unit: Unit }

export const termKinds = ['percent', 'quantity', 'free'] as const
export const units = ['piece', 'case'] as const

/** Pieces per unit of the terms. */
const per = (unit: Unit, unitsPerCase: number): number => (unit === 'case' ? unitsPerCase : 1)

/** Pieces from which a percentage counts. */
export const piecesFrom = ({ from, unit }: Extract<Terms, { kind: 'quantity' }>, unitsPerCase: number): number =>
  from * per(unit, unitsPerCase)

/** Pieces of one round of paid and free ones, and how many of them are free. */
export const roundOf = ({ paid, free, unit }: Extract<Terms, { kind: 'free' }>, unitsPerCase: number) => ({
  pieces: (paid + free) * per(unit, unitsPerCase),
  free: free * per(unit, unitsPerCase),
})

/** The smallest number of pieces of one flavour for which the terms change the price. */
export const smallestOf = (terms: Terms, unitsPerCase: number): number => {
  if (terms.kind === 'percent') return 1
  return terms.kind === 'quantity' ? piecesFrom(terms, unitsPerCase) : roundOf(terms, unitsPerCase).pieces
}
