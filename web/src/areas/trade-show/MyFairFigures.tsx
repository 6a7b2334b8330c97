import { awardsPage } from '@fairfloor/domain/awards/pages'
import type { ReactNode } from 'react'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import styles from './MyFair.module.css'
import { NOT_SEEN, OPEN, SEEN, type useMyFair } from './my-fair.ts'
import { myFairTexts } from './my-fair-texts.ts'

/** Visits, samples, votes and score as tiles; each leads to what it counts. */
export function MyFairFigures({ fair }: { fair: ReturnType<typeof useMyFair> }) {
  const t = useTexts(myFairTexts)
  const { booths, visited, samples, votes, points, isBuyer } = fair
  return (
    <dl className="grid halves gap-2">
      <Tile name={t.visited} to={visited < booths.length ? NOT_SEEN : SEEN}>{`${visited}/${booths.length}`}</Tile>
      {isBuyer && (
        <Tile name={t.samples} to={visited > 0 ? SEEN : NOT_SEEN}>
          {count(samples)}
        </Tile>
      )}
      {votes.of > 0 && <Tile name={t.votes} to={awardsPage.path}>{`${votes.given}/${votes.of}`}</Tile>}
      {points !== null && (
        <Tile name={t.points} to={OPEN}>
          {count(points)}
        </Tile>
      )}
    </dl>
  )
}

interface TileProps {
  name: string
  to: string
  children: ReactNode
}

const Tile = ({ name, to, children }: TileProps) => (
  <div className={`grid relative on-paper round-card pad-y-3 pad-x-4 ${styles.tile}`}>
    <dt className="t13 ink-2">
      <PageLink to={to}>{name}</PageLink>
    </dt>
    <dd>{children}</dd>
  </div>
)
