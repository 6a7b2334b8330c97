import { useQuery } from '@tanstack/react-query'
import { refusalText } from './refusal-texts.ts'
import { useLanguage } from './texts.tsx'

/** What a call would refuse, in the language of the page; null for nothing, and until the texts have come. */
export function useRefusalWords(
  refusal: { readonly code: string; readonly detail: string; readonly details?: unknown } | null | undefined,
): string | null {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['refusal', language, refusal],
    queryFn: async () => (refusal && ((await refusalText(refusal)) ?? refusal.detail)) || null,
    enabled: Boolean(refusal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
