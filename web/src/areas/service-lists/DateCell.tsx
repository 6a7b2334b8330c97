import type { ServiceListName } from '@fairfloor/domain/service-lists/lists'
import { calendarDay } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { BigDay } from '../../ui/BigDay.tsx'
import text from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { dayOf, type Row } from './lists.ts'
import { serviceTexts } from './texts.ts'

interface DateCellProps {
  list: ServiceListName
  row: Row
  /** The row above says it already: here it is only read out. */
  isRepeated: boolean
  short: boolean
}

/** The day of a row. On the boards of arrivals its numeral is large, on phones in each list. */
export function DateCell({ list, row, isRepeated, short }: DateCellProps) {
  const t = useTexts(serviceTexts)
  const { language } = useLanguage()
  const day = dayOf(row, useSettings()?.time_zone)
  const year = list === 'discontinued'
  const shown = day === null ? t.unknownDay : calendarDay(day, language, { short, year })
  if (isRepeated) return <VisuallyHidden>{shown}</VisuallyHidden>
  if (day === null) return <span className="fg-2">{shown}</span>
  if (short || list === 'eta' || list === 'available_soon') return <BigDay day={day} year={year} />
  return (
    <time dateTime={day} className={text.nowrap}>
      {shown}
    </time>
  )
}
