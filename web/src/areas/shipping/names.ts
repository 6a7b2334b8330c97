import { countryName } from '../../lib/country.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { shippingTexts } from './texts.ts'

/** Names of countries and carriers; null stands for all of them. */
export function useNames() {
  const t = useTexts(shippingTexts)
  const { language } = useLanguage()
  return {
    country: (code: string | null) => (code === null ? t.everyCountry : countryName(code, language)),
    carrier: (name: string | null) => name ?? t.everyCarrier,
  }
}

/** Value of a choice that stands for null. */
export const ALL = '*'
export const chosen = (value: string): string | null => (value === ALL ? null : value)
