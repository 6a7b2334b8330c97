import { calendarDay } from '../lib/format.ts'
import { useLanguage } from '../lib/texts.tsx'
import { useWide } from '../lib/use-wide.ts'
import { classes } from './classes.ts'
import styles from './goods.module.css'

interface BigDayProps {
  /** A calendar day. */
  day: string
  year?: boolean
  className?: string | undefined
}

/** The day of a row with a large numeral, as on a board of arrivals; on a phone the month stands below. */
export function BigDay({ day, year = false, className }: BigDayProps) {
  const { language } = useLanguage()
  const isWide = useWide(768)
  const [numeral, ...rest] = calendarDay(day, language, { short: !isWide, year }).split(' ')
  return (
    <time dateTime={day} className={classes(styles.day, isWide && 'nowrap', className)}>
      <b className="inline-block t24 sign">{numeral}</b> {rest.join(' ')}
    </time>
  )
}

/** Orders rows by their day: what comes first leads, what nobody knows the day of is last. */
export const byDay = (a: string | null | undefined, b: string | null | undefined): number =>
  (a ?? 'unknown').localeCompare(b ?? 'unknown')
