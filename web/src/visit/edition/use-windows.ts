import { dateFormat, locales } from '@fairfloor/domain/formats'
import { dayText, dayTimeText, timeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import type { Vts } from './vts.ts'
import { windowTexts } from './window-texts.ts'

type Windows = Pick<Vts, 'order_start' | 'order_end' | 'confirmation_start' | 'confirmation_end' | 'release_end'>

/** The show's windows in its time zone, worded the same on every page: '5 – 8 May, until 23:59'. */
export function useWindows({ time_zone: zone, ...vts }: Windows & Pick<Vts, 'time_zone'>): {
  order: string
  confirm: string
  release: string
} {
  const t = useTexts(windowTexts)
  const { language } = useLanguage()
  const at = (instant: string) => dayTimeText(instant, zone, language)
  const days = dateFormat(locales[language], { day: 'numeric', month: 'long', timeZone: zone })
  return {
    order: t.order(
      days.formatRange(new Date(vts.order_start), new Date(vts.order_end)),
      timeText(vts.order_end, zone, language),
    ),
    confirm: t.confirm(at(vts.confirmation_start), at(vts.confirmation_end)),
    release: t.release(dayText(vts.release_end, zone, language)),
  }
}
