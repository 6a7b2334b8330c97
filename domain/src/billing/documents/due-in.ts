import { type Day, daysAfter, daysBetween } from '../../day.ts'

/** An invoice is due soon in the last days before it is overdue. */
const SOON_DAYS = 7

/** The last of the days in which an invoice is due soon. */
export const soonUntil = (today: Day): Day => daysAfter(today, SOON_DAYS)

/** How an open invoice stands to its day: days over, or days left. */
export function dueIn(dueOn: Day, today: Day): { readonly kind: 'over' | 'soon' | 'later'; readonly days: number } {
  const days = daysBetween(today, dueOn)
  if (days < 0) return { kind: 'over', days: -days }
  return { kind: days <= SOON_DAYS ? 'soon' : 'later', days }
}
