import styles from './CreditBar.module.css'

interface CreditBarProps {
  credit: { limit: number | null; used: number | null; with_order: number | null }
}

/** The credit limit as a bar: what is open, and what this order adds. The words beside it say the same. */
export function CreditBar({ credit }: CreditBarProps) {
  const limit = credit.limit || 1
  const percent = (amount: number | null) => `${Math.min(100, Math.round(((amount ?? 0) / limit) * 100))}%`
  return (
    <span
      className={styles.bar}
      data-over={(credit.with_order ?? 0) > limit ? '' : undefined}
      aria-hidden="true"
      style={{ '--used': percent(credit.used), '--with-order': percent(credit.with_order) } as object}
    />
  )
}
