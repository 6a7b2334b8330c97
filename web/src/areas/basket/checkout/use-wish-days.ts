import { dayIn, daysAfter } from '@fairfloor/domain/day'
import { useSettings } from '../../../lib/settings.ts'

const MOST_DAYS_AHEAD = 365

/** The first and the last day that can be wished for, in the shop's time zone. */
export function useWishDays() {
  const zone = useSettings()?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const first = dayIn(new Date(), zone)
  return { first, last: daysAfter(first, MOST_DAYS_AHEAD) }
}
