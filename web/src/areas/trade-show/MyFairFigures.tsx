import { awardsPage } from '@fairfloor/domain/awards/pages'
import { confirmationPage } from '@fairfloor/domain/show-orders/pages'
import type { ReactNode } from 'react'
import { count, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { useMay } from '../../visit/user.ts'
import { useOrderSummary } from '../show-orders/use-waiting.ts'
import styles from './MyFairFigures.module.css'
import { NOT_SEEN, OPEN, SEEN, type useMyFair } from './my-fair.ts'
import { myFairTexts } from './my-fair-texts.ts'

/** Score, order and visits as tiles; each leads to what it counts. */
export function MyFairFigures({ fair }: { fair: ReturnType<typeof useMyFair> }) {
  const t = useTexts(myFairTexts)
  const { booths, visited, samples, votes, points, isBuyer } = fair
  return (
    <dl className={styles.figures}>
      {points !== null && (
        <Tile name={t.points} to={OPEN} look={styles.score}>
          {count(points)}
        </Tile>
      )}
      <OrderTile />
      <Tile name={t.visited} to={visited < booths.length ? NOT_SEEN : SEEN}>{`${visited}/${booths.length}`}</Tile>
      {isBuyer && (
        <Tile name={t.samples} to={visited > 0 ? SEEN : NOT_SEEN}>
          {count(samples)}
        </Tile>
      )}
      {votes.of > 0 && <Tile name={t.votes} to={awardsPage.path}>{`${votes.given}/${votes.of}`}</Tile>}
    </dl>
  )
}

function OrderTile() {
  const t = useTexts(myFairTexts)
  const summary = useOrderSummary()
  const seesPrices = useMay('prices')
  if (!summary) return null
  const { lines, pieces, price_excl_vat: net } = summary
  const size = t.orderSize(lines, count(lines), count(pieces))
  return (
    <Tile name={seesPrices ? t.orderNet : t.order} to={confirmationPage.path} look={styles.order} note={size}>
      {seesPrices ? money(net) : count(lines)}
    </Tile>
  )
}

interface TileProps {
  name: string
  to: string
  look?: string | undefined
  note?: string
  children: ReactNode
}

const Tile = ({ name, to, look, note, children }: TileProps) => (
  <div className={classes(styles.tile, look)}>
    <dt>
      <PageLink to={to}>{name}</PageLink>
    </dt>
    <dd>{children}</dd>
    {note && <dd className={styles.note}>{note}</dd>}
  </div>
)
