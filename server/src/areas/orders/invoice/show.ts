/** How the invoice writes amounts, rates, dates and countries: English words, euros as everywhere in the shop (§9). */

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const rate = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('de-DE')
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const country = new Intl.DisplayNames('en', { type: 'region' })

/** @param cents whole cents */
export const showMoney = (cents: number): string => euro.format(cents / 100)

/** @param basisPoints hundredths of a per cent */
export const showRate = (basisPoints: number): string => `${rate.format(basisPoints / 100)} %`

export const showNumber = (quantity: number): string => whole.format(quantity)

/** @param day YYYY-MM-DD */
export const showDate = (day: string): string => date.format(new Date(`${day}T00:00:00Z`))

export const showCountry = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (country.of(code) ?? code) : code)

/** An IBAN in groups of four, as banks print it. */
export const showIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
