import { type Day, dayIn, daysAfter, daysBetween, instantIn, timeIn } from '../day.ts'
import { isStorable } from './edition-dates.ts'
import type { Windows } from './phases.ts'
import { refuse } from './refusals.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The same windows from another first day on: the same number of days apart, at the same times of the show's clocks.
 * @throws Refusal day_out_of_range, at first_day
 */
export function shiftWindows(windows: Windows, firstDay: Day, timeZone: string): Windows {
  const length = windows.releaseEnd.getTime() - windows.orderStart.getTime()
  // With a day to spare at either end for the time zone.
  const ends = [Date.parse(firstDay) - DAY_MS, Date.parse(firstDay) + length + 2 * DAY_MS]
  if (!ends.every(ms => isStorable(new Date(ms)))) throw refuse('day_out_of_range').at('first_day')
  const days = daysBetween(dayIn(windows.orderStart, timeZone), firstDay)
  const shifted = (instant: Date) =>
    instantIn(daysAfter(dayIn(instant, timeZone), days), timeIn(instant, timeZone), timeZone)
  return {
    orderStart: shifted(windows.orderStart),
    orderEnd: shifted(windows.orderEnd),
    confirmationStart: shifted(windows.confirmationStart),
    confirmationEnd: shifted(windows.confirmationEnd),
    releaseEnd: shifted(windows.releaseEnd),
  }
}
