import type { OpenItems } from '@fairfloor/domain/rewards/open'
import { count, money } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useMay } from '../../visit/user.ts'
import { useRewards } from '../rewards/points.ts'
import { useOrderFigures } from '../show-orders/use-order-figures.ts'
import styles from './Account.module.css'
import { accountTexts } from './account-texts.ts'
import { useExhibitors, useVisited } from './show.ts'

/** The buyer's score as the largest figure of the screen, with the order and what is still open beside it. */
export function Score({ open }: { open: readonly OpenItems[] }) {
  const t = useTexts(accountTexts)
  const total = useRewards().data?.at(-1)?.user_points
  const order = useOrderFigures()
  const { exhibitors } = useExhibitors()
  const visited = useVisited()
  const seesPrices = useMay('prices')
  const openPoints = open.reduce((sum, { points }) => sum + points, 0)
  const facts = [
    ...(seesPrices ? [{ name: t.orderSum, value: money(order.net) }] : []),
    { name: t.pieces, value: count(order.pieces) },
    { name: t.booths, value: t.visited(visited.size, exhibitors.length) },
    { name: t.open, value: t.openPoints(count(openPoints)) },
  ]
  return (
    <div className={`grid gap-5 ${styles.score}`}>
      <p className={`row baseline gap-2 ink-2 ${styles.sum}`}>
        <b className="ink">{total === undefined ? '–' : count(total)}</b> <span>{t.points(total ?? 0)}</span>
      </p>
      <dl className={`grid figures ${styles.rank}`}>
        {facts.map(({ name, value }) => (
          <div className="row between gap-3 line-above" key={name}>
            <dt className="ink-2">{name}</dt>
            <dd className="bold to-end">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
