import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { counterText } from './places.ts'
import styles from './Stage.module.css'
import { showcaseTexts } from './texts.ts'
import type { Showcase } from './use-showcase.ts'

interface PagerProps {
  kind: 'brands' | 'products'
  showcase: Showcase
  count: number
  /** In place of the counter, where there is no room for both. */
  children?: ReactNode
}

/** Back, 'nn / total', and on. */
export function Pager({ kind, showcase: { place, move }, count, children }: PagerProps) {
  const t = useTexts(showcaseTexts)
  return (
    <div className="row middle gap-3">
      <button
        type="button"
        className={`grid in-middle fixed ink on-paper lifted round-full ${styles.round}`}
        aria-label={t.previous[kind]}
        aria-disabled={place <= 0}
        onClick={() => move(-1)}
      >
        <Icon name="chevronLeft" />
      </button>
      {children ?? (
        <span className={`ink nowrap to-middle on-paper round-full pad-x-4 lifted ${styles.counter}`}>
          {counterText(place, count)}
        </span>
      )}
      <button
        type="button"
        className={`grid in-middle fixed ink on-paper lifted round-full ${styles.round}`}
        aria-label={t.next[kind]}
        aria-disabled={place >= count - 1}
        onClick={() => move(1)}
      >
        <Icon name="chevronRight" />
      </button>
    </div>
  )
}
