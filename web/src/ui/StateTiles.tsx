import type { CSSProperties } from 'react'
import { count } from '../lib/format.ts'
import { PageLink } from '../lib/PageLink.tsx'
import styles from './StateTiles.module.css'

interface StateTilesProps<State extends string> {
  label: string
  tiles: readonly {
    state: State
    name: string
    /** How many there are; undefined while that loads. */
    count: number | undefined
    /** What they add up to. */
    sum?: string | null
    isUrgent?: boolean
  }[]
  current: State
  hrefOf: (state: State) => string
  /** One line of names with their counts, where sums stand elsewhere. */
  slim?: boolean
}

/** The states of a long list, each with how many it holds: a list of its own behind each. */
export function StateTiles<State extends string>({ label, tiles, current, hrefOf, slim }: StateTilesProps<State>) {
  return (
    <nav
      className={slim ? `row gap-2 ${styles.slim}` : `grid gap-3 mb-4 ${styles.tiles}`}
      aria-label={label}
      style={{ '--states': tiles.length } as CSSProperties}
    >
      {tiles.map(tile => (
        <PageLink
          key={tile.state}
          className={
            slim
              ? 'inline-row middle gap-2 fixed bold edged round-full pad-x-4'
              : 'grid packed t13 fg-2 bordered round-card pad-y-3 pad-x-4'
          }
          to={hrefOf(tile.state)}
          data-tone={tile.isUrgent ? 'red' : undefined}
          {...(tile.state === current && { 'aria-current': 'page' })}
        >
          <b className={slim ? 'fg-2 regular' : 't24 sign ink'}>{tile.count === undefined ? '–' : count(tile.count)}</b>
          <span>{tile.name}</span>
          {tile.sum && <small className="t13 ink figures">{tile.sum}</small>}
        </PageLink>
      ))}
    </nav>
  )
}
