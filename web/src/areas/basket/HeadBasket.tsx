import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './HeadBasket.module.css'

interface HeadBasketProps {
  to: string
  label: string
  pieces: number
  /** Null for who sees no prices. */
  sum: string | null
  className?: string | undefined
}

/** A head's way to the basket, with its pieces and net sum. */
export const HeadBasket = ({ to, label, pieces, sum, className }: HeadBasketProps) => (
  <PageLink
    to={to}
    className={classes('row fixed middle gap-2 bold figures nowrap round-full', styles.basket, className)}
    aria-label={label}
  >
    <Icon name="basket" />
    {sum && <span className={styles.sum}>{sum}</span>}
    <b className="round-full">{count(pieces)}</b>
  </PageLink>
)
