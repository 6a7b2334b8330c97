import { dateFormat, locales } from '@fairfloor/domain/formats'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage } from '../../../lib/texts.tsx'
import type { Week } from './use-week.ts'

/** The event's days and its last minute, in the shop's time zone: '10 – 16 March 2025' and '11:59 pm', German '23:59'. */
export function useWeekDates(week: Pick<Week, 'start' | 'end'>): { days: string; until: string } {
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const days = dateFormat(locales[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const time = dateFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    hour12: language === 'en',
    timeZone,
  })
  return {
    days: days.formatRange(new Date(week.start), new Date(week.end)),
    until: time.format(new Date(week.end)),
  }
}
