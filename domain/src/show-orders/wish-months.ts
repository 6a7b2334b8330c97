import { dayIn } from '../day.ts'

/** The months, YYYY-MM, for which a delivery can be wished: from this one to that of the last release. */
export function wishMonths(now: Date | string, releaseEnd: Date | string, timeZone: string): string[] {
  const last = monthIn(releaseEnd, timeZone)
  const months: string[] = []
  for (let month = monthIn(now, timeZone); month <= last; month = after(month)) months.push(month)
  return months
}

const monthIn = (instant: Date | string, timeZone: string): string => dayIn(instant, timeZone).slice(0, 7)

function after(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
