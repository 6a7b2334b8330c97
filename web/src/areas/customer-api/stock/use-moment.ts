import { locales } from '@fairfloor/domain/formats'
import { dayTimeText, timeText } from '../../../lib/format.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage } from '../../../lib/texts.tsx'

const DAY_MS = 86_400_000

/** Words for an instant: the time alone within the last and the next hours, on demand to the second. */
export function useMoment(precision?: 'seconds'): (instant: string) => string {
  const { language } = useLanguage()
  const settings = useSettings()
  const timeZone = settings?.time_zone ?? 'UTC'
  return instant => {
    const isNear = Math.abs(Date.parse(instant) - Date.now()) < DAY_MS / 2
    if (isNear && precision) return new Date(instant).toLocaleTimeString(locales[language], { timeZone })
    return isNear ? timeText(instant, timeZone, language) : dayTimeText(instant, timeZone, language)
  }
}
