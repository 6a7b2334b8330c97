import { dayIn, daysBetween } from '@fairfloor/domain/day'
import { dateFormat, locales } from '@fairfloor/domain/formats'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage } from '../../../lib/texts.tsx'
import type { Week } from './use-week.ts'

export type WeekDates = {
  /** '10–16 March 2025' */
  readonly range: string
  /** '10 March' */
  readonly from: string
  /** '16 March 2025' */
  readonly to: string
  /** '11:59 pm', German '23:59' */
  readonly until: string
  /** Calendar days, the first and the last among them. */
  readonly days: number
}

/** The event's first and last day and its last minute, in the shop's time zone. */
export function useWeekDates(week: Pick<Week, 'start' | 'end'>): WeekDates {
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const locale = locales[language]
  const start = new Date(week.start)
  const end = new Date(week.end)
  const day = dateFormat(locale, { day: 'numeric', month: 'long', timeZone })
  const date = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const time = dateFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: language === 'en', timeZone })
  return {
    range: date.formatRange(start, end),
    from: day.format(start),
    to: date.format(end),
    // '11:59 pm' stays on one line.
    until: time.format(end).replace(/\s/, '\u00a0'),
    days: daysBetween(dayIn(start, timeZone), dayIn(end, timeZone)) + 1,
  }
}
