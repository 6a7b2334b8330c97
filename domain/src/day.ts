import { type Day, day } from './calendar-day.ts'
import { dateFormat, locales } from './formats.ts'
import type { Language } from './language.ts'

export { type Day, day } from './calendar-day.ts'

/** The calendar day of an instant in a time zone. @throws RangeError for an invalid instant or an unknown zone */
export function dayIn(instant: Date | string, timeZone: string): Day {
  const { year, month, day: date } = parts(instant, timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })
  return day(`${year}-${month}-${date}`)
}

/**
 * An instant as the trade show's texts write it: 'Friday 9th of May at 10am', 'Friday 16th of May at 11.59pm', German
 * 'Freitag, 9. Mai, 10 Uhr'. Full hours have no minutes; seconds are never shown.
 * @throws RangeError for an invalid instant or an unknown zone
 */
export function showDayTime(instant: Date | string, timeZone: string, language: Language = 'en'): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long' } as const
  if (language === 'de') {
    const { hour, minute } = parts(instant, timeZone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
    const time = `${Number(hour)}${minute === '00' ? '' : `:${minute}`} Uhr`
    return `${dateFormat(locales.de, { ...words, timeZone }).format(new Date(instant))}, ${time}`
  }
  const { weekday, day: date, month } = parts(instant, timeZone, words)
  const { hour, minute, dayPeriod } = parts(instant, timeZone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' })
  const time = `${hour}${minute === '00' ? '' : `.${minute}`}${dayPeriod?.toLowerCase()}`
  return `${weekday} ${ordinal(Number(date))} of ${month} at ${time}`
}

/** The day of an instant as the trade show's texts write it: '30th of June 2025', German '30. Juni 2025'. @throws RangeError as above */
export function showDay(instant: Date | string, timeZone: string, language: Language = 'en'): string {
  const words = { day: 'numeric', month: 'long', year: 'numeric' } as const
  if (language === 'de') return dateFormat(locales.de, { ...words, timeZone }).format(new Date(instant))
  const { day: date, month, year } = parts(instant, timeZone, words)
  return `${ordinal(Number(date))} of ${month} ${year}`
}

/** The days from one instant to another: '5–8 May 2025', '29 May – 2 June 2025', German '5.–8. Mai 2025'. @throws RangeError as above */
export const showDays = (from: Date, to: Date, timeZone: string, language: Language): string =>
  dateFormat(locales[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone })
    .formatRange(from, to)
    // Thin spaces of some locales look like a mistake in plain text.
    .replace(/(\d)\s*–\s*(\d+ )/u, '$1–$2')
    .replaceAll('\u2009', ' ')

function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>

const parts = (instant: Date | string, timeZone: string, options: Intl.DateTimeFormatOptions): Parts =>
  Object.fromEntries(
    dateFormat('en-US', { ...options, timeZone })
      .formatToParts(new Date(instant))
      .map(part => [part.type, part.value]),
  )

/**
 * The instant at which the clocks of a time zone show a day and a time ('10:00' or '23:59:59'). A time skipped by
 * daylight saving is taken one hour later; of a repeated one the first.
 * @throws RangeError for an invalid time or an unknown zone
 */
export function instantIn(on: Day, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${on}T${time.length === 5 ? `${time}:00` : time}Z`)
  if (Number.isNaN(wanted)) throw new RangeError(`Not a time: ${time}`)
  // Between them there is one change of the clocks at most.
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map(at => offsetAt(new Date(at), timeZone))
  const [early, late] = [Math.max(...offsets), Math.min(...offsets)].map(offset => new Date(wanted - offset))
  if (early!.getTime() === late!.getTime()) return early!
  return early!.getTime() + offsetAt(early!, timeZone) === wanted ? early! : late!
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
  const wall = parts(instant, timeZone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const shown = Date.parse(`${wall.year}-${wall.month}-${wall.day}T${wall.hour}:${wall.minute}:${wall.second}Z`)
  return shown - Math.floor(instant.getTime() / 1000) * 1000
}

const DAY_MS = 24 * 60 * 60 * 1000

/** What the clocks of a time zone show at an instant: '23:59:59'. @throws RangeError as above */
export function timeIn(instant: Date, timeZone: string): string {
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  const { hour, minute, second } = parts(instant, timeZone, time)
  return `${hour}:${minute}:${second}`
}

/** How many days one day is after another. */
export const daysBetween = (first: Day, second: Day): number => (Date.parse(second) - Date.parse(first)) / DAY_MS

/** The day this many days after another. */
export const daysAfter = (start: Day, days: number): Day =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10) as Day
