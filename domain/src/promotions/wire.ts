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
