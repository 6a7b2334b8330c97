import { basisPoints, type Cents, cents, less, times } from '../money.ts'
import { roundOf, smallestOf, type Terms } from './terms.ts'

/** A size's prices without promotions, of a customer's group or else of the list. */
export type Base = { readonly regular: Cents; readonly current: Cents }

/** What a line costs: `single` × quantity − `discount` = `total`. All without VAT. */
export type Line = {
  readonly single: Cents
  readonly discount: Cents
  readonly total: Cents
  /** Index of the terms that made the price; null where none did. */
  readonly by: number | null
}

/** The regular price less a whole percentage, rounded half up to cents. */
const percentOff = (regular: Cents, percent: number): Cents => less(regular, basisPoints(percent * 100))

/**
 * The price of one piece: the current one, or what the best percentage leaves of the regular one where that is lower.
 * Percentages never add up, neither to each other nor to a reduction that is already in the current price.
 */
export const offerPrice = ({ regular, current }: Base, percents: readonly number[]): Cents =>
  cents(Math.min(current, ...percents.map(percent => percentOff(regular, percent))))

/**
 * The price of a line of one flavour: the lowest total that the price of one piece or any of the terms gives. Free
 * pieces are a discount on the regular price; terms never add up.
 * @param single the price of one piece, from `offerPrice`
 */
export function linePrice(
  { regular }: Pick<Base, 'regular'>,
  single: Cents,
  terms: readonly Terms[],
  { quantity, unitsPerCase }: { quantity: number; unitsPerCase: number },
): Line {
  let lowest: Line = { single, discount: cents(0), total: times(single, quantity), by: null }
  for (const [by, one] of terms.entries()) {
    if (quantity < smallestOf(one, unitsPerCase)) continue
    const line = { ...priceBy(one, regular, { quantity, unitsPerCase }), by }
    if (line.total < lowest.total) lowest = line
  }
  return lowest
}

/** What the price of a line was made of, to calculate it again for other quantities; `single` as for `linePrice`. */
export type PriceTerms = {
  readonly regular: Cents
  readonly single: Cents
  readonly unitsPerCase: number
  readonly terms: readonly Terms[]
}

/** The terms of a price that depends on how many pieces are ordered; null for any other. */
export const priceTermsOf = (given: PriceTerms): PriceTerms | null =>
  given.terms.some(({ kind }) => kind !== 'percent') ? given : null

/** The price of so many pieces by the terms by which a line was ordered. */
export const priceAgain = ({ regular, single, unitsPerCase, terms }: PriceTerms, quantity: number): Line =>
  linePrice({ regular }, single, terms, { quantity, unitsPerCase })

function priceBy(
  terms: Terms,
  regular: Cents,
  { quantity, unitsPerCase }: { quantity: number; unitsPerCase: number },
): Omit<Line, 'by'> {
  if (terms.kind === 'free') {
    const round = roundOf(terms, unitsPerCase)
    const discount = times(regular, Math.floor(quantity / round.pieces) * round.free)
    return { single: regular, discount, total: cents(regular * quantity - discount) }
  }
  const single = percentOff(regular, terms.percent)
  return { single, discount: cents(0), total: times(single, quantity) }
}

/** Whether terms give less than this price of one piece, at some quantity; a percentage also where it made that price. */
export function counts(terms: Terms, { regular }: Pick<Base, 'regular'>, single: Cents): boolean {
  if (terms.kind === 'percent') return percentOff(regular, terms.percent) <= single && single < regular
  if (terms.kind === 'quantity') return percentOff(regular, terms.percent) < single
  return regular * terms.paid < single * (terms.paid + terms.free)
}
