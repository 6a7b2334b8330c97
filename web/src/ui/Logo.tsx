import { classes } from './classes.ts'
import styles from './Logo.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface LogoProps {
  /** Without the name beside it, e.g. where it stands on a narrow phone. */
  markOnly?: boolean
  className?: string
}

/** Fairfloor's mark: the F of an aisle plan with the point where one stands. */
export function Logo({ markOnly, className }: LogoProps) {
  return (
    <span className={classes(styles.logo, className)}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect className={styles.tile} width="32" height="32" rx="7" />
        <path className={styles.way} d="M10 24V12a4 4 0 0 1 4-4h10M10 17h9" />
        <circle className={styles.here} cx="23" cy="23.5" r="2.8" />
      </svg>
      {markOnly ? <VisuallyHidden>Fairfloor</VisuallyHidden> : <span className={styles.name}>Fairfloor</span>}
    </span>
  )
}
