import { useRefusalWords } from '../../../lib/use-refusal-words.ts'
import type { Checkout } from './checkout.ts'
import { type Place, placeOf } from './places.ts'

/** Why the order is refused at a place: what placing answered, else what it would answer now. */
export function useRefusals(
  data: Checkout | undefined,
  refused: { place: Place; words: string } | null,
): (place: Place) => string | null {
  const known = data?.refusal
  const words = useRefusalWords(known)
  return place => {
    if (refused?.place === place) return refused.words
    return known && placeOf(known.code) === place ? words : null
  }
}
