import styles from './overview.module.css'

/** One bar for each day, today's in the signal colour. Drawn for the eye alone: the table beside it says the same. */
export function DaysChart({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values)
  const bars = values.map((value, day) => `M${day + 0.5} 1V${1 - value / most}`)
  return (
    <svg
      className={`wide block tall ${styles.bars}`}
      viewBox={`0 0 ${values.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.line} d={`M0 0H${values.length}M0 .5H${values.length}`} />
      <path className={styles.bar} d={bars.slice(0, -1).join('')} />
      <path className={styles.bar} d={bars.at(-1)} />
    </svg>
  )
}
