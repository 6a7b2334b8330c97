import styles from './signs.module.css'

interface SkeletonProps {
  /** A CSS length; numbers are px. */
  width?: number | string
  height?: number | string
  radius?: 'tag' | 'input' | 'card' | 'full'
}

/** A placeholder in the real size, so that nothing jumps when the content arrives. */
export const Skeleton = ({ width = '100%', height = '1em', radius = 'tag' }: SkeletonProps) => (
  <span
    className={`block round-tag on-fog-2 ${styles.skeleton}`}
    data-radius={radius}
    style={{ width, height }}
    aria-hidden="true"
  />
)

interface SkeletonRowsProps extends SkeletonProps {
  rows: number
  /** False while nothing is asked for yet. */
  busy?: boolean
  className?: string | undefined
}

/** Rows of a list that is loading. */
export const SkeletonRows = ({ rows, busy = true, className, ...row }: SkeletonRowsProps) => (
  <div className={className} aria-busy={busy || undefined}>
    {[...Array(rows).keys()].map(key => (
      <Skeleton key={key} {...row} />
    ))}
  </div>
)

/** Lines of a text that is loading; the last is shorter. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span className={`grid ${styles.lines}`} aria-hidden="true">
    {[...Array(lines).keys()].map(line => (
      <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '62%' : '100%'} />
    ))}
  </span>
)
