import { dayIn } from '@fairfloor/domain/day'
import type { ServiceListName } from '@fairfloor/domain/service-lists/lists'
import { calendarDay } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import text from '../../ui/text.module.css'
import styles from './ServiceTable.module.css'
import { serviceTexts } from './texts.ts'

/** The day of a row. On the boards of arrivals its numeral is large. */
export function DateCell({ list, date, short }: { list: ServiceListName; date: string | null; short: boolean }) {
  const t = useTexts(serviceTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone
  if (date === null) return <span className={text.soft}>{t.unknownDay}</span>
  const day = date.includes('T') && timeZone ? dayIn(date, timeZone) : date
  const shown = calendarDay(day, language, { short, year: list === 'discontinued' })
  const isBoard = list === 'eta' || list === 'available_soon'
  // On phones each row begins with its day.
  if (!isBoard && !short)
    return (
      <time dateTime={date} className={text.nowrap}>
        {shown}
      </time>
    )
  const [numeral, ...rest] = shown.split(' ')
  return (
    <time dateTime={date} className={classes(styles.day, !short && text.nowrap)}>
      <b>{numeral}</b> {rest.join(' ')}
    </time>
  )
}
