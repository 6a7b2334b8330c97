import { dayText, dayTimeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { type Phase, PhaseTiles } from '../../ui/PhaseTiles.tsx'
import type { Vts } from '../edition/vts.ts'
import styles from './ShowNow.module.css'
import { contentTexts } from './texts.ts'

/** Start and end of the current phase. */
const SPANS = {
  before: [undefined, 'order_start'],
  ordering: ['order_start', 'order_end'],
  closed: ['order_end', 'confirmation_start'],
  confirmation: ['confirmation_start', 'confirmation_end'],
  release: ['confirmation_end', 'release_end'],
} as const

/** Countdown to the end of the current phase; nothing when the show is over. */
export function ShowTime({ vts, offset, onEnd }: { vts: Vts; offset: number; onEnd: () => void }) {
  const t = useTexts(contentTexts).until
  if (vts.phase === 'over') return null
  const [from, to] = SPANS[vts.phase]
  return (
    <section className={styles.time}>
      <h2>{t[vts.phase]}</h2>
      <Countdown
        key={to}
        target={vts[to]}
        offset={offset}
        label={t[vts.phase]}
        onEnd={onEnd}
        {...(from ? { from: vts[from] } : {})}
      />
    </section>
  )
}

type State = Phase['state']

const STATES: Record<Vts['phase'], readonly [State, State, State]> = {
  before: ['later', 'later', 'later'],
  ordering: ['current', 'later', 'later'],
  closed: ['done', 'later', 'later'],
  confirmation: ['done', 'current', 'later'],
  release: ['done', 'done', 'current'],
  over: ['done', 'done', 'done'],
}

/** The three windows of the show with their dates in its time zone. */
export function ShowDates({ vts }: { vts: Vts }) {
  const t = useTexts(contentTexts).steps
  const { language } = useLanguage()
  const at = (instant: string) => dayTimeText(instant, vts.time_zone, language)
  const [order, confirm, release] = STATES[vts.phase]
  return (
    <PhaseTiles
      label={t.label}
      phases={[
        { title: t.order, text: t.from(at(vts.order_start), at(vts.order_end)), state: order },
        { title: t.confirm, text: t.from(at(vts.confirmation_start), at(vts.confirmation_end)), state: confirm },
        { title: t.release, text: t.until(dayText(vts.release_end, vts.time_zone, language)), state: release },
      ]}
    />
  )
}
