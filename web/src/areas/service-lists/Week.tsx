import { calendarDay } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import type { Row } from './lists.ts'
import styles from './ServiceTable.module.css'
import { serviceTexts } from './texts.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The monday of a day's week; null where nobody knows the day. */
export function weekOf(day: string | null): string | null {
  if (day === null) return null
  const at = Date.parse(`${day}T00:00:00Z`)
  return textOf(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS)
}

/** The number of the week that begins on a monday, by ISO 8601. */
export function weekNumber(monday: string): number {
  const thursday = Date.parse(`${monday}T00:00:00Z`) + 3 * DAY_MS
  return 1 + Math.floor((thursday - Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)) / WEEK_MS)
}

interface WeekProps {
  /** Null for what comes on a day that nobody knows. */
  monday: string | null
  /** The rows of all weeks. */
  all: readonly Row[]
}

/** The heading of a week on the board of arrivals: its number, its days, and how many flavours come. */
export function Week({ monday, all }: WeekProps) {
  const t = useTexts(serviceTexts)
  const { language } = useLanguage()
  const flavours = all.filter(({ eta_date = null }) => weekOf(eta_date) === monday).length
  return (
    <p className={`row wrap baseline gap-x-3 fg-2 ${styles.week}`}>
      {monday === null ? (
        <b className="sign t24 fg">{t.unknownDay}</b>
      ) : (
        <>
          <b className="sign t24 fg">{t.week(weekNumber(monday))}</b>
          <span>
            {calendarDay(monday, language)} –{' '}
            {calendarDay(textOf(Date.parse(`${monday}T00:00:00Z`) + 6 * DAY_MS), language)}
          </span>
        </>
      )}
      <span className={`push ${styles.flavours}`}>{t.flavours(flavours)}</span>
    </p>
  )
}
