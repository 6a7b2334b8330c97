import { type Cents, fromEuros } from '../money.ts'
import { linePrice } from './price.ts'
import type { SizePromotion } from './shapes.ts'
import type { Terms } from './terms.ts'

type WireTerms = Pick<SizePromotion, 'kind' | 'percent' | 'from' | 'paid' | 'free' | 'unit'>

/** Terms from the wire, where every kind has the same fields. @returns null where a field of the kind is missing */
export function termsOf({ kind, percent, from, paid, free, unit }: WireTerms): Terms | null {
  if (kind === 'percent') return percent === null ? null : { kind, percent }
  if (unit === null) return null
  if (kind === 'quantity') return percent === null || from === null ? null : { kind, percent, from, unit }
  return paid === null || free === null ? null : { kind, paid, free, unit }
}

/** A size's prices on the wire, in euros; without promotions where they do not count, as at the fair. */
export type PricedSize = {
  readonly current_price: number | null
  readonly regular_price: number | null
  readonly units_per_case: number
  readonly promotions?: readonly SizePromotion[]
}

/** What pieces of one flavour cost, as the basket will count them; null where the reader sees no prices. */
export function sumFor(size: PricedSize, quantity: number): Cents | null {
  const { current_price: current, regular_price: regular, units_per_case: unitsPerCase, promotions = [] } = size
  if (current === null) return null
  const terms = promotions.flatMap(promotion => termsOf(promotion) ?? [])
  const base = { regular: fromEuros(regular ?? current) }
  return linePrice(base, fromEuros(current), terms, { quantity, unitsPerCase }).total
}
