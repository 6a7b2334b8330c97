import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { classes } from './classes.ts'
import styles from './PhaseTiles.module.css'
import { uiTexts } from './texts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Phase {
  title: string
  /** Dates or instructions. */
  text: ReactNode
  state: 'done' | 'current' | 'later'
}

export interface PhaseTilesProps {
  label: string
  phases: readonly Phase[]
  /** Small tiles side by side on a phone, for places above other content. */
  compact?: boolean
  /** One low line, on a phone without the texts: for pages that are worked in. */
  slim?: boolean
  /** Whole sentences as texts, most of them in the middle; on a phone one below the other. */
  told?: boolean
}

/** The steps of an order in numbered tiles: 1 Order, 2 Confirm, 3 Release. */
export function PhaseTiles({ label, phases, compact, slim, told }: PhaseTilesProps) {
  const t = useTexts(uiTexts)
  return (
    <ol
      className={classes(`grid ${styles.phases}`, compact && styles.compact, slim && styles.slim, told && styles.told)}
      aria-label={label}
    >
      {phases.map(({ title, text, state }, index) => (
        <li
          key={title}
          className={classes(`grid middle round-card ${styles.tile}`, state !== 'later' && styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={`grid in-middle t36 sign ink round-input ${styles.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <span className={`bold ${styles.title}`}>
            {title}
            <VisuallyHidden>, {t.phases[state]}</VisuallyHidden>
          </span>
          <div className={`t13 ink-2 ${styles.text}`}>{text}</div>
        </li>
      ))}
    </ol>
  )
}
