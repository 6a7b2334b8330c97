import { dateFormat, locales } from '@fairfloor/domain/formats'
import { useLanguage } from '../../../lib/texts.tsx'

/** Formats an instant with its year and minutes, in the shop's time zone. */
export function useInstantOf(timeZone: string): (instant: string) => string {
  const { language } = useLanguage()
  const format = dateFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return instant => format.format(new Date(instant))
}
