import type { ReactNode } from 'react'
import styles from './Foot.module.css'

interface FootProps {
  children: ReactNode
}

/** Footer of an order list: figures, errors, and the button, which comes last. */
export const Foot = ({ children }: FootProps) => (
  <div className={`row wrap middle gap-y-2 gap-x-8 wide ${styles.foot}`}>{children}</div>
)

interface FootFigureProps {
  /** Shown large. */
  value: string
  words: string
  /** The label comes before the value. */
  labelled?: boolean
  /** The limit is reached. */
  full?: boolean
}

export const FootFigure = ({ value, words, labelled = false, full = false }: FootFigureProps) => (
  <p className={`row baseline gap-2 ink-2 nowrap ${styles.figure}`} data-full={full ? '' : undefined}>
    {labelled && `${words} `}
    <b className="t36 sign ink">{value}</b>
    {!labelled && ` ${words}`}
  </p>
)

/** For readers who may not order. */
export const FootNote = ({ children }: FootProps) => <p className="grow ink-2">{children}</p>
