import type { Language } from './language.ts'
import { type Cents, euros } from './money.ts'

/** Locale in which dates are written in a language. Numbers and prices are written the same way in all of them. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' }

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })

/** A number of euros, as the wire carries it: '1.234,50 €'. */
export const eurosText = (amount: number): string => euro.format(amount)

/** The same from whole cents. */
export const centsText = (amount: Cents): string => euro.format(euros(amount))

/** A whole number with thousands separators: '1.234'. */
export const countText = (amount: number): string => whole.format(amount)

const made = new Map<string, Intl.DateTimeFormat>()

/** A formatter of dates. Each kind is made once: creating one takes far longer than using it, and lists format every row. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, format)
  return format
}
