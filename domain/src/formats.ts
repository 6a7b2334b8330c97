import { KB, MB } from './bytes.ts'
import type { Language } from './language.ts'
import { type Cents, euros } from './money.ts'

/** Locale for dates in a language. Numbers and prices are formatted the same way in all languages. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' }

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })

/** A number of euros: '1.234,50 €'. */
export const eurosText = (amount: number): string => euro.format(amount)

/** The same from whole cents. */
export const centsText = (amount: Cents): string => euro.format(euros(amount))

/** A whole number with thousands separators: '1.234'. */
export const countText = (amount: number): string => whole.format(amount)

const tenths = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Megabytes with one decimal, as the media centre says its files: '1,5 MB'. Never '0,0 MB', as every file has a size. */
export const megabytes = (bytes: number): string => `${tenths.format(bytes > 0 ? Math.max(bytes / MB, 0.1) : 0)} MB`

/** The size of a file in megabytes with one decimal: '1,5 MB'; one that would be none of them in smaller units: '40 kB', '13 B'. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${countText(bytes)} B`
  return bytes < MB / 20 ? `${countText(bytes / KB)} kB` : megabytes(bytes)
}

/** A month, YYYY-MM: 'June 2025', German 'Juni 2025'. */
export const monthText = (month: string, language: Language): string =>
  dateFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))

/** A calendar day without a zone: '3 June'; `year: true` adds the year: '3 June 2025', `short: true` cuts the month: '3 Jun'. */
export const calendarDay = (day: string, language: Language = 'en', { year = false, short = false } = {}): string =>
  dateFormat(locales[language], {
    day: 'numeric',
    month: short ? 'short' : 'long',
    ...(year && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))

const made = new Map<string, Intl.DateTimeFormat>()

/** A date formatter, cached by kind: creating one takes far longer than using it, and lists format every row. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, format)
  return format
}
