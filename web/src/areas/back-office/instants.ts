import { dateFormat, locales } from '@fairfloor/domain/formats'
import { useLanguage } from '../../lib/texts.tsx'
import { useVts } from '../../visit/edition/vts.ts'

/** Formats an instant to the second, in the show's time zone; without a show in the browser's. */
export function useInstantText(): (instant: string) => string {
  const { language } = useLanguage()
  const { vts } = useVts()
  const format = dateFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: vts?.time_zone,
  })
  return instant => format.format(new Date(instant))
}
