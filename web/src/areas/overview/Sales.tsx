import { ordersDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { count, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import text from '../../ui/text.module.css'
import { OverviewPanel } from './OverviewPanel.tsx'
import type { Overview } from './queries.ts'
import styles from './Sales.module.css'
import { salesTexts } from './sales-texts.ts'

/** Today's orders and those of the last 30 days. */
export function Sales({ overview }: { overview: Overview | undefined }) {
  const t = useTexts(salesTexts)
  return (
    <OverviewPanel
      title={t.title}
      end={
        <PageLink to={ordersDeskPage.path} className={text.link}>
          {t.all}
        </PageLink>
      }
    >
      {overview ? <Figures overview={overview} /> : <SkeletonRows rows={2} height={72} />}
    </OverviewPanel>
  )
}

function Figures({ overview: { days, today } }: { overview: Overview }) {
  const t = useTexts(salesTexts)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const net = days.reduce((sum, day) => sum + Math.round((day.net ?? 0) * 100), 0) / 100
  const now = days.find(({ day }) => day === today)
  const figures = [
    [t.today, count(now?.orders ?? 0)],
    [t.netToday, money(now?.net ?? 0)],
    [t.days(days.length), count(orders)],
    [t.net, money(net)],
    [t.each, orders > 0 ? money(Math.round((net * 100) / orders) / 100) : t.none],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([words, figure]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
