import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers alone; `live` makes it an announcement when it changes. */
export function VisuallyHidden({ children, live }: { children: ReactNode; live?: 'polite' | 'assertive' }) {
  return (
    <span className={styles.hidden} aria-live={live}>
      {children}
    </span>
  )
}
