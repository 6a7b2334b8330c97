import type { ServiceListName } from '@fairfloor/domain/service-lists/lists'
import { calendarDay, dayText } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import text from '../../ui/text.module.css'
import styles from './ServiceTable.module.css'
import { serviceTexts } from './texts.ts'

/** The day of a row. On the boards of arrivals its numeral is large. */
export function DateCell({ list, date }: { list: ServiceListName; date: string | null }) {
  const t = useTexts(serviceTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone
  if (date === null) return <span className={text.soft}>{t.unknownDay}</span>
  const isInstant = date.includes('T')
  const day = isInstant && timeZone ? dayText(date, timeZone, language) : calendarDay(date, language)
  if (list !== 'eta' && list !== 'available_soon')
    return (
      <time dateTime={date} className={text.nowrap}>
        {isInstant ? day : calendarDay(date, language, { year: list === 'discontinued' })}
      </time>
    )
  const [numeral, month] = day.split(' ')
  return (
    <time dateTime={date} className={classes(styles.day, text.nowrap)}>
      <b>{numeral}</b> {month}
    </time>
  )
}
