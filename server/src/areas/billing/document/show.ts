import { countText, dateFormat, eurosText, locales } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'

/** Formats amounts, rates, dates and countries for the invoice: euros as everywhere in the shop, names in the invoice's language. */

const rate = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const country = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' })
const countries: Readonly<Record<Language, Intl.DisplayNames>> = { en: country('en'), de: country('de') }

/** @param cents whole cents */
export const showMoney = (cents: number): string => eurosText(cents / 100)

/** @param basisPoints hundredths of a per cent */
export const showRate = (basisPoints: number): string => `${rate.format(basisPoints / 100)} %`

export const showNumber = countText

/** @param day YYYY-MM-DD */
export const showDate = (day: string, language: Language): string =>
  dateFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

export const showCountry = (code: string, language: Language): string =>
  /^[A-Z]{2}$/.test(code) ? (countries[language].of(code) ?? code) : code

/** An IBAN in groups of four, as banks print it. */
export const showIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
