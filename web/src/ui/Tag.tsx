import type { ReactNode } from 'react'
import styles from './Tag.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type Tone = 'ink' | 'soft' | 'green' | 'amber' | 'red' | 'signal'

/** A short label on a card or a row: '−12 %', 'new'. */
export const Tag = ({ tone = 'soft', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`inline-block t13 bold nowrap round-tag ${styles.tag} ${styles[tone]}`}>{children}</span>
)

/** A number in signal on a button or tile: pieces in the basket. Hidden at 0. `of` names what it counts for screen readers. */
export const Badge = ({ count, of }: { count: number; of?: string }) =>
  count > 0 && (
    <span className={`inline-block sign signal-ink to-middle on-signal round-full ${styles.badge}`}>
      <span aria-hidden="true">{count > 999 ? '999+' : count}</span>
      {of && <VisuallyHidden>{of}</VisuallyHidden>}
    </span>
  )
