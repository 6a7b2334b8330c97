import type { ReactNode } from 'react'
import styles from './Foot.module.css'

interface FootProps {
  children: ReactNode
}

/** What stands below a list where something is taken: figures, what went wrong, and the one button, which comes last. */
export const Foot = ({ children }: FootProps) => <div className={styles.foot}>{children}</div>

interface FootFigureProps {
  /** Shown large. */
  value: string
  words: string
  /** The words come before the value, as a label. */
  labelled?: boolean
  /** No more is possible. */
  full?: boolean
}

export const FootFigure = ({ value, words, labelled = false, full = false }: FootFigureProps) => (
  <p className={styles.figure} data-full={full ? '' : undefined}>
    {labelled && `${words} `}
    <b>{value}</b>
    {!labelled && ` ${words}`}
  </p>
)

/** For who sees the list and may take nothing. */
export const FootNote = ({ children }: FootProps) => <p className={styles.note}>{children}</p>
