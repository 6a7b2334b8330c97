import { useQuery } from '@tanstack/react-query'
import { refusalText } from '../../../lib/refusal-texts.ts'
import { useLanguage } from '../../../lib/texts.tsx'
import type { Checkout } from './checkout.ts'
import { type Place, placeOf } from './places.ts'

/** Why the order is refused at a place: what placing answered, else what it would answer now. */
export function useRefusals(
  data: Checkout | undefined,
  refused: { place: Place; words: string } | null,
): (place: Place) => string | null {
  const { language } = useLanguage()
  const known = data?.refusal
  const { data: words } = useQuery({
    queryKey: ['refusal', language, known],
    queryFn: async () => (known && ((await refusalText(known)) ?? known.detail)) || null,
    enabled: Boolean(known),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return place => {
    if (refused?.place === place) return refused.words
    return known && placeOf(known.code) === place ? (words ?? null) : null
  }
}
