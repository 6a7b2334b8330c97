import { useTexts } from '../../lib/texts.tsx'
import { Countdown, CountdownInline } from '../../ui/Countdown.tsx'
import { type Phase, PhaseTiles } from '../../ui/PhaseTiles.tsx'
import { useWindows } from '../../visit/edition/use-windows.ts'
import type { Vts } from '../../visit/edition/vts.ts'
import styles from './LandingPage.module.css'
import { contentTexts } from './texts.ts'

/** Start and end of the current phase. */
const SPANS = {
  before: [undefined, 'order_start'],
  ordering: ['order_start', 'order_end'],
  closed: ['order_end', 'confirmation_start'],
  confirmation: ['confirmation_start', 'confirmation_end'],
  release: ['confirmation_end', 'release_end'],
} as const

interface ShowTimeProps {
  vts: Vts
  offset: number
  onEnd: () => void
}

/** Countdown to the end of the current phase; nothing when the show is over. */
export function ShowTime({ vts, offset, onEnd }: ShowTimeProps) {
  const t = useTexts(contentTexts).until
  if (vts.phase === 'over') return null
  const [from, to] = SPANS[vts.phase]
  return (
    <section className={`grid gap-3 ${styles.time}`}>
      <h2>{t[vts.phase]}</h2>
      <Countdown
        key={to}
        target={vts[to]}
        offset={offset}
        label={t[vts.phase]}
        onEnd={onEnd}
        compact
        {...(from ? { from: vts[from] } : {})}
      />
    </section>
  )
}

/** The same in one line, on a picture. */
export function ShowTimeLine({ vts, offset, onEnd }: ShowTimeProps) {
  const t = useTexts(contentTexts).until
  if (vts.phase === 'over') return null
  const [, to] = SPANS[vts.phase]
  return (
    <p className={`row wrap baseline gap-x-2 ${styles.line}`}>
      {t[vts.phase]}
      <CountdownInline key={to} target={vts[to]} offset={offset} label={t[vts.phase]} onEnd={onEnd} />
    </p>
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
export function ShowDates({ vts, compact }: { vts: Vts; compact?: boolean }) {
  const t = useTexts(contentTexts).steps
  const windows = useWindows(vts)
  const [order, confirm, release] = STATES[vts.phase]
  return (
    <PhaseTiles
      label={t.label}
      {...(compact && { compact })}
      phases={[
        { title: t.order, text: windows.order, state: order },
        { title: t.confirm, text: windows.confirm, state: confirm },
        { title: t.release, text: windows.release, state: release },
      ]}
    />
  )
}
