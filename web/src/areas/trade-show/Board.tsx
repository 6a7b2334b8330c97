import { dayIn } from '@fairfloor/domain/day'
import { calendarDay, dayTimeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { CountdownInline } from '../../ui/Countdown.tsx'
import { classes } from '../../ui/classes.ts'
import surface from '../../ui/surface.module.css'
import { useVts } from '../edition/vts.ts'
import styles from './Board.module.css'
import { LiveCounts } from './live/LiveCounts.tsx'
import { tradeShowTexts } from './texts.ts'

/** The notice in the lobby: phase and windows of the show in its time zone; on paper below the list. */
export function Board({ onPaper }: { onPaper?: boolean }) {
  const t = useTexts(tradeShowTexts).board
  const { language } = useLanguage()
  const { vts, offset, query } = useVts()
  if (!vts) return null
  const at = (instant: string) => dayTimeText(instant, vts.time_zone, language)
  const day = (instant: string) => calendarDay(dayIn(instant, vts.time_zone), language)
  const title = {
    before: t.before,
    ordering: t.now,
    closed: t.closed,
    confirmation: t.confirmation,
    release: t.release,
    over: t.over,
  }[vts.phase]
  const next = {
    before: vts.order_start,
    ordering: vts.order_end,
    closed: vts.confirmation_start,
    confirmation: vts.confirmation_end,
    release: vts.release_end,
    over: null,
  }[vts.phase]
  return (
    <section className={classes(surface.glass, styles.board, onPaper && styles.below)} aria-label={vts.name}>
      <p className={styles.name}>{vts.name}</p>
      <LiveCounts className={styles.live} />
      <div className={styles.now}>
        <h2>{title}</h2>
        {next && (
          <CountdownInline
            target={next}
            offset={offset}
            label={title}
            onEnd={() => void query.refetch()}
            className={styles.left}
          />
        )}
      </div>
      <dl className={styles.windows}>
        <dt>{t.order}</dt>
        <dd>{t.from(day(vts.order_start), at(vts.order_end))}</dd>
        <dt>{t.confirm}</dt>
        <dd>{t.from(at(vts.confirmation_start), at(vts.confirmation_end))}</dd>
        <dt>{t.release2}</dt>
        <dd>{t.until(day(vts.release_end))}</dd>
      </dl>
    </section>
  )
}
