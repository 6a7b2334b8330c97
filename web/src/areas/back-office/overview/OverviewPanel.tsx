import { type ReactNode, useId } from 'react'
import styles from './OverviewPanel.module.css'

interface OverviewPanelProps {
  title: string
  lead?: string
  /** Beside the title: a figure, a link. */
  end?: ReactNode
  children: ReactNode
}

/** A part of the overview whose rows reach the edges of its frame. */
export function OverviewPanel({ title, lead, end, children }: OverviewPanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </section>
  )
}
