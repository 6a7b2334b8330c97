import { type ReactNode, useId } from 'react'
import styles from './DeskPanel.module.css'

interface DeskPanelProps {
  title: string
  /** Beside the title: a state, a button. */
  end?: ReactNode
  hint?: ReactNode
  children: ReactNode
}

/** A part of a page of the desk, in a frame. */
export function DeskPanel({ title, end, hint, children }: DeskPanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  )
}
