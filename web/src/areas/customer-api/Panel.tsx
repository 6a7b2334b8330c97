import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  /** Beside the title: a state. */
  state?: ReactNode
  /** At the end of the title's line: links, a button. */
  end?: ReactNode
  children: ReactNode
}

/** A part of a page of the API area, in a frame; on phones between lines. */
export function Panel({ title, state, end, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {state}
        {end && <div className={styles.end}>{end}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
