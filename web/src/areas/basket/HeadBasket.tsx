import { type ComponentType, Suspense, useRef, useState } from 'react'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useGoOn } from '../catalogue/use-line-focus.ts'
import styles from './HeadBasket.module.css'

interface HeadBasketProps {
  to: string
  label: string
  pieces: number
  /** Null for who sees no prices. */
  sum: string | null
  /** Where there is little room the sum stands for itself. */
  plain?: boolean
  className?: string | undefined
  /** What is typed and not in it yet. */
  Typed?: ComponentType<TypedProps>
}

export interface TypedProps {
  look: 'head' | 'page'
  onAdded: () => void
}

/** A head's way to the basket, with its pieces and net sum. */
export function HeadBasket({ to, label, pieces, sum, plain, className, Typed }: HeadBasketProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const [added, setAdded] = useState(0)
  useGoOn(link, added)
  return (
    <>
      <PageLink
        ref={link}
        to={to}
        className={classes(styles.basket, plain && styles.plain, className)}
        aria-label={label}
      >
        <Icon name="basket" />
        {sum && <span className={styles.sum}>{sum}</span>}
        <b>{count(pieces)}</b>
      </PageLink>
      {Typed && (
        <Suspense>
          <Typed look="head" onAdded={() => setAdded(added + 1)} />
        </Suspense>
      )}
    </>
  )
}
