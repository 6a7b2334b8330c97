import { dayIn, showDay, showDayTime } from '@fairfloor/domain/day'
import { calendarDay, dayTimeText } from '../../lib/format.ts'
import { useLanguage } from '../../lib/texts.tsx'

/**
 * Formats the show's dates in the reader's language: 'Friday 9th of May at 10am' and '30th of June 2025', in German '9.
 * Mai, 10:00' and '30. Juni 2025'.
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
