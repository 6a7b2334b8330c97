export { calendarDay, fileSize, megabytes } from '@fairfloor/domain/formats'
export { sizeText } from '@fairfloor/domain/size-text'

import { centsText, countText, dateFormat, eurosText, locales } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'

const thousandths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 })
const percents = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 2 })

/** A number of euros in the de-DE format of all prices: '1.234,50 €'; empty for a hidden price. */
export const money = (amount: number | null): string => (amount === null ? '' : eurosText(amount))

/** The same from whole cents. */
export const moneyOfCents = centsText

/** Per cent with two decimals at most: '1,8 %'. */
export const percent = (of: number): string => percents.format(of / 100)

/** A whole number with thousands separators: '1.234'. */
export const count = countText

/** Grams as on a label: '908 g'; above 999 g in kilograms with at most three decimals: '2,27 kg'. */
export const weight = (grams: number): string =>
  grams > 999 ? `${thousandths.format(grams / 1000)} kg` : `${thousandths.format(grams)} g`

/** The day of an instant in the show's zone: '8 May', German '8. Mai'. */
export const dayText = (instant: Date | string, timeZone: string, language: Language = 'en'): string =>
  dateFormat(locales[language], { day: 'numeric', month: 'long', timeZone }).format(new Date(instant))

/** The time of an instant in the show's zone: '23:59'. */
export const timeText = (instant: Date | string, timeZone: string, language: Language = 'en'): string =>
  dateFormat(locales[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(instant),
  )

/** Day and time of an instant in the show's zone: '8 May, 23:59'. */
export const dayTimeText = (instant: Date | string, timeZone: string, language: Language = 'en'): string =>
  `${dayText(instant, timeZone, language)}, ${timeText(instant, timeZone, language)}`
