import type { getCheckout } from '@fairfloor/domain/basket/checkout-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { CSSProperties, ReactNode } from 'react'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import styles from './OrderGoals.module.css'
import { goalTexts } from './texts.ts'

export type Goals = Pick<Answer<typeof getCheckout>, 'minimum' | 'free_shipping'>

interface OrderGoalsProps {
  goals: Goals
  /** What would fill it, by what is missing in euros. */
  fills?: ((missing: number) => ReactNode) | undefined
}

/** '250 €'; cents only where there are some. */
const euros = (value: number) => money(value).replace(/,00(?=\s)/, '')

/** How far an order is from its minimum and from free shipping. Nothing once both are reached, or without prices. */
export function OrderGoals({ goals: { minimum, free_shipping: free }, fills }: OrderGoalsProps) {
  const t = useTexts(goalTexts)
  const marks = [
    { value: minimum?.amount ?? 0, missing: minimum?.missing ?? 0, words: t.minimum },
    { value: free?.from ?? 0, missing: free?.missing ?? 0, words: t.free },
  ].filter(({ value }) => value > 0)
  const next = marks.find(({ missing }) => missing > 0)
  if (!next) return null
  const most = Math.max(...marks.map(({ value }) => value))
  const share = (value: number) => `${(100 * value) / most}%`
  return (
    <section className={`grid gap-2 t13 ink-2 figures bordered round-card pad-y-4 pad-x-5 mb-5`} aria-label={t.title}>
      <p className={`ink bold ${styles.left}`}>
        {(next.words === t.free ? t.toFree : t.toMinimum)(money(next.missing))}
      </p>
      <div
        className={`relative ${styles.bar}`}
        style={{ '--reached': share(next.value - next.missing) } as CSSProperties}
      >
        {marks.map(({ value, words }) => (
          <span key={value} style={{ '--at': share(value) } as CSSProperties}>
            <small className="nowrap">{words(euros(value))}</small>
          </span>
        ))}
      </div>
      {fills?.(next.missing)}
    </section>
  )
}
