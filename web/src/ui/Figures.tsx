import type { ReactNode } from 'react'
import styles from './Figures.module.css'

export interface Figure {
  name: string
  value: ReactNode
  note?: ReactNode
  /** Something is wrong with it. */
  urgent?: boolean
}

/** A few figures beside each other in a frame, with lines between them; on phones two in a row. */
export const Figures = ({ of }: { of: readonly Figure[] }) => (
  <dl className={`grid clipped bordered round-card ${styles.figures}`}>
    {of.map(({ name, value, note, urgent }) => (
      <div key={name} className={`stack packed gap-1 pad-y-3 pad-x-4 ${styles.figure}`}>
        <dt className="t13 fg-2">{name}</dt>
        <dd className={urgent ? 'stack gap-1 red' : 'stack gap-1'}>
          <b className="sign t24 nowrap">{value}</b>
          {note && <small className="t13 fg-2">{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
