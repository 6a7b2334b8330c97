import { useTexts } from '../lib/texts.tsx'
import styles from './Countdown.module.css'
import { classes } from './classes.ts'
import { type Remaining, remaining } from './countdown.ts'
import { uiTexts } from './texts.ts'
import { useRemaining } from './useRemaining.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface CountdownProps {
  /** The target instant, ISO 8601. */
  target: string
  /** Server's clock less the browser's, in ms: `serverOffset(answer.server_time)`. */
  offset: number
  onEnd?: () => void
  /** What happens then, read out before the time: 'Until the confirmation'. */
  label: string
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

interface PanelProps extends CountdownProps {
  /** Start instant: a signal bar shows the elapsed share. */
  from?: string
  /** One low row, without seconds while more than a day is left. */
  compact?: boolean
  /** The lowest of all, with its label to be seen: above other content that does not say what is counted. */
  labelled?: boolean
  /** On the ground of the page, at its left edge, in one row. */
  bare?: boolean
}

/** Large digits on ink. */
export function Countdown({ target, offset, onEnd, label, from, compact, labelled, bare }: PanelProps) {
  const { time } = useTexts(uiTexts)
  const ms = useRemaining(target, offset, onEnd)
  const left = remaining(ms)
  const shown = compact && left.days > 0 ? units.slice(0, 3) : units
  const whole = from === undefined ? 0 : Date.parse(target) - Date.parse(from)
  return (
    <div
      className={classes(
        'paper-ink relative on-ink',
        compact || labelled ? 'round-card' : 'round-sheet',
        styles.panel,
        compact && styles.compact,
        labelled && `row wrap middle gap-y-1 gap-x-5 ${styles.labelled}`,
        bare && styles.bare,
      )}
      role="timer"
      aria-label={label}
    >
      <Spoken label={label} left={left} />
      {labelled && (
        <span className={`t15 bold ${styles.label}`} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={`grid ${styles.cells}`} aria-hidden="true">
        {shown.map(unit => (
          <div key={unit} className={`to-middle pad-y-8 pad-x-2 ${styles.cell}`}>
            <span className={`block ${styles.numeral}`} data-digits={String(left[unit]).length}>
              {String(left[unit]).padStart(2, '0')}
            </span>
            <span className={`t18 block mt-4 ${styles.unit}`}>{time[unit](left[unit])}</span>
          </div>
        ))}
      </div>
      {whole > 0 && (
        <span className={`absolute ${styles.track}`} aria-hidden="true">
          <span
            className={`block tall ${styles.gone}`}
            style={{ width: `${Math.min(100, 100 - (ms / whole) * 100)}%` }}
          />
        </span>
      )}
    </div>
  )
}

/** One short line: '4 d 13 h 27 min'; in the last hour minutes and seconds. */
export function CountdownInline({ target, offset, onEnd, label, className }: CountdownProps & { className?: string }) {
  const { time } = useTexts(uiTexts)
  const left = remaining(useRemaining(target, offset, onEnd))
  const shown = left.days + left.hours > 0 ? units.slice(0, 3) : units.slice(2)
  const words = shown
    .filter(unit => unit !== 'days' || left.days > 0)
    .map(unit => `${left[unit]} ${time.short[unit]}`)
    .join(' ')
  return (
    <span className={classes('t18 sign nowrap', className)} role="timer" aria-label={label}>
      <Spoken label={label} left={left} />
      <span aria-hidden="true">{words}</span>
    </span>
  )
}

// Read out once a minute: the text has no seconds, so it only changes with the minute.
function Spoken({ label, left }: { label: string; left: Remaining }) {
  const { time } = useTexts(uiTexts)
  const words = units
    .slice(0, 3)
    .filter(unit => left[unit] > 0)
    .map(unit => `${left[unit]} ${time[unit](left[unit])}`)
    .join(', ')
  const last = `${left.seconds > 0 ? '<1' : 0} ${time.minutes(0)}`
  return <VisuallyHidden live="polite">{`${label}: ${words || last}`}</VisuallyHidden>
}
