import type { ReactNode } from 'react'
import styles from './signs.module.css'

/** Text only for screen readers; `live` announces its changes. */
export function VisuallyHidden({ children, live }: { children: ReactNode; live?: 'polite' | 'assertive' }) {
  return (
    <span className={`nowrap clipped absolute ${styles.hidden}`} aria-live={live}>
      {children}
    </span>
  )
}
