import { type Day, day, dayIn, daysAfter, instantIn } from '../day.ts'

/** A month as 'YYYY-MM'. */
export type Month = string & { readonly month: unique symbol }

/** An ISO week as 'YYYY-Www': weeks start on Monday, and a year's first week holds its first Thursday. */
export type Week = string & { readonly week: unique symbol }

export const monthOf = (on: Day): Month => on.slice(0, 7) as Month

export function weekOf(on: Day): Week {
  const thursday = daysAfter(on, 3 - daysSinceMonday(on))
  const year = thursday.slice(0, 4)
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / DAY_MS
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}` as Week
}

/** The Monday of a week. @throws RangeError for what is no ISO week, such as week 53 of a year with 52 */
export function mondayOf(week: string): Day {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? []
  if (!year) throw new RangeError(`Not an ISO week: ${week}`)
  const fourth = day(`${year}-01-04`)
  const monday = daysAfter(fourth, (Number(number) - 1) * 7 - daysSinceMonday(fourth))
  if (weekOf(monday) !== week) throw new RangeError(`Not an ISO week: ${week}`)
  return monday
}

/** The first day of the next month. */
const nextMonth = (on: Day): Day => day(`${monthOf(daysAfter(day(`${monthOf(on)}-01`), 31))}-01`)

/** When the month or the week of an instant ends: the sooner one, in milliseconds. */
export function nextMonthOrWeek(now: Date, timeZone: string): number {
  const today = dayIn(now, timeZone)
  const monday = daysAfter(today, 7 - daysSinceMonday(today))
  const begins = (on: Day) => instantIn(on, '00:00', timeZone).getTime()
  return Math.min(begins(monday), begins(nextMonth(today)))
}

const DAY_MS = 24 * 60 * 60 * 1000

/** 0 for a Monday to 6 for a Sunday. */
const daysSinceMonday = (on: Day): number => (new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7
