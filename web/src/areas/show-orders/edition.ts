import { dayIn, showDay, showDayTime } from '@fairfloor/domain/day'
import { getVts } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallError } from '../../lib/call.ts'
import { calendarDay, dayTimeText } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useLanguage } from '../../lib/texts.tsx'
import { serverOffset } from '../../ui/countdown.ts'
import type { Vts } from './steps.ts'

export const vtsQuery = queryOf(getVts, {})

/** The current edition, and how far the server's clock is ahead of the browser's in ms. */
export function useEdition(): {
  vts: Vts | undefined
  offset: number
  error: CallError | null
  refetch: () => Promise<unknown>
} {
  const { data, dataUpdatedAt, error, refetch } = useQuery(vtsQuery)
  const offset = useMemo(() => (data ? serverOffset(data.server_time, dataUpdatedAt) : 0), [data, dataUpdatedAt])
  return { vts: data, offset, error, refetch }
}

/**
 * Writes the show's dates in the reader's language: 'Friday 9th of May at 10am' and '30th of June 2025' as the
 * specification has them, in German '9. Mai, 10:00' and '30. Juni 2025'.
 */
export function useShowDates(timeZone: string): {
  dayTime: (instant: string) => string
  day: (instant: string) => string
} {
  const { language } = useLanguage()
  if (language === 'en')
    return { dayTime: instant => showDayTime(instant, timeZone), day: instant => showDay(instant, timeZone) }
  return {
    dayTime: instant => dayTimeText(instant, timeZone, language),
    day: instant => calendarDay(dayIn(instant, timeZone), language, { year: true }),
  }
}
