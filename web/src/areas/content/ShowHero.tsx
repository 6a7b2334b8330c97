import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './ShowHero.module.css'

interface ShowHeroProps {
  /** Address of the fair's picture; until it is known, and without one, its room is dark. */
  picture: string | null | undefined
  /** On the picture. */
  children: ReactNode
  /** The card beside it. */
  aside: ReactNode
  /** Lower, where more follows that belongs in sight. */
  compact?: boolean
  /** A panel within the page instead of the window's width. */
  inset?: boolean
  /** The card is read and reached before the words, and stands above them on narrow screens. */
  asideFirst?: boolean
}

/** The fair's picture over the whole width of the window, with words on it and a card beside them. */
export function ShowHero({ picture, children, aside, compact, inset, asideFirst }: ShowHeroProps) {
  const card = aside && <div className={`grid gap-4 on-paper round-sheet pad-6 ${styles.aside}`}>{aside}</div>
  return (
    <section
      className={classes(
        'grid bottom gap-y-8 gap-x-12 relative pad-y-12',
        styles.hero,
        compact && styles.compact,
        inset && `round-sheet ${styles.inset}`,
        asideFirst && styles.reversed,
      )}
    >
      {picture && (
        <img
          className={`wide cover tall ${styles.picture}`}
          src={picture}
          alt=""
          width={1600}
          height={900}
          {...(inset ? { loading: 'lazy' } : { fetchPriority: 'high' })}
        />
      )}
      {asideFirst && card}
      <div className={`grid at-start gap-4 paper-ink ${styles.claim}`}>{children}</div>
      {!asideFirst && card}
    </section>
  )
}
