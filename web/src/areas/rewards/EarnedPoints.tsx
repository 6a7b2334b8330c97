import { useTexts } from '../../lib/texts.tsx'
import styles from './Points.module.css'
import { useEarnedPoints, useFreshRewards } from './points.ts'
import { rewardsTexts } from './texts.ts'

/** '+5 points' for a moment after something was earned; also over an open booth, and announced to screen readers. */
export function EarnedPoints() {
  const t = useTexts(rewardsTexts)
  useFreshRewards()
  const gain = useEarnedPoints(t.gained)
  return (
    gain !== undefined && (
      <span
        key={gain}
        className={`to-middle round-full pad-x-3 signal-ink on-signal ${styles.gain}`}
        aria-hidden="true"
      >
        {t.gained(gain)}
      </span>
    )
  )
}
