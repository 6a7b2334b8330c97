import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { CountdownInline } from '../../ui/Countdown.tsx'
import { type Vts, vtsQuery } from '../../visit/edition/vts.ts'
import { releaseQuery } from './order-queries.ts'
import styles from './Release.module.css'
import { releaseTexts } from './release-texts.ts'
import { useShowDates } from './show-dates.ts'
import { overAt } from './steps.ts'

/** The end of release with a countdown; afterwards a note that it is over. */
export function ReleaseUntil({ vts, offset, isOpen }: { vts: Vts; offset: number; isOpen: boolean }) {
  const t = useTexts(releaseTexts)
  const client = useQueryClient()
  const { day } = useShowDates(vts.time_zone)
  const end = () => {
    void client.invalidateQueries(vtsQuery)
    void client.invalidateQueries(releaseQuery)
  }
  if (!isOpen) return <Alert>{t.ended(day(vts.release_end))}</Alert>
  return (
    <div className={`row wrap between gap-y-1 gap-x-6 t18 ink-2 pretty ${styles.until}`}>
      <p>{t.until(day(vts.release_end))}</p>
      <p>
        {t.left}{' '}
        <CountdownInline
          label={t.left}
          target={overAt(vts.release_end)}
          offset={offset}
          onEnd={end}
          className={styles.untilTime}
        />
      </p>
    </div>
  )
}
