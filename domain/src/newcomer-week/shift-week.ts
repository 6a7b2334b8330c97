import { type Day, dayIn, daysAfter, daysBetween, instantIn, timeIn } from '../day.ts'
import { isStorable } from '../trade-show/edition-dates.ts'
import { refuse } from './refusals.ts'

/** When an event is open, and when its banner shows; the last second of each end counts. */
export type WeekWindows = {
  readonly start: Date
  readonly end: Date
  readonly bannerStart: Date
  readonly bannerEnd: Date
}

const LONGEST_MS = 10 * 366 * 24 * 60 * 60 * 1000
const DAYS = 7

/**
 * Moves an event to another first day. Its dates keep their distance in days and their times of day in `timeZone`.
 * @throws Refusal week_out_of_range, at first_day
 */
export function shiftWeek(windows: WeekWindows, firstDay: Day, timeZone: string): WeekWindows {
  guardDay(firstDay)
  const days = daysBetween(dayIn(windows.start, timeZone), firstDay)
  const shifted = (instant: Date) =>
    instantIn(daysAfter(dayIn(instant, timeZone), days), timeIn(instant, timeZone), timeZone)
  return {
    start: shifted(windows.start),
    end: shifted(windows.end),
    bannerStart: shifted(windows.bannerStart),
    bannerEnd: shifted(windows.bannerEnd),
  }
}

/**
 * An event, and its banner, of seven days from the first second of a day.
 * @throws Refusal week_out_of_range, at first_day
 */
export function weekFrom(firstDay: Day, timeZone: string): WeekWindows {
  guardDay(firstDay)
  const start = instantIn(firstDay, '00:00:00', timeZone)
  const end = instantIn(daysAfter(firstDay, DAYS - 1), '23:59:59', timeZone)
  return { start, end, bannerStart: start, bannerEnd: end }
}

/** With years to spare on both sides, so that every date of the event can be stored. */
function guardDay(firstDay: Day): void {
  const at = Date.parse(firstDay)
  if (![at - LONGEST_MS, at + LONGEST_MS].every(ms => isStorable(new Date(ms))))
    throw refuse('week_out_of_range').at('first_day')
}
