import styles from './goods.module.css'

interface CellReasonProps {
  id: string
  /** note: nothing is wrong with the number, as it was made to fit. */
  tone: 'error' | 'note'
  children: string
}

/** A flag left of a cell that says why its number was not taken, or what became of it. */
export const CellReason = ({ id, tone, children }: CellReasonProps) => (
  <span id={id} role="alert" className={`t13 paper-ink medium round-input absolute ${styles.reason}`} data-tone={tone}>
    {children}
  </span>
)
