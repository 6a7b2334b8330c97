import { ordersDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { calendarDay, count, money } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import text from '../../../ui/text.module.css'
import { DaysChart } from './DaysChart.tsx'
import { OverviewPanel } from './OverviewPanel.tsx'
import styles from './overview.module.css'
import type { Overview } from './queries.ts'
import { salesTexts } from './sales-texts.ts'

const ordersOf = ({ orders }: Day) => orders
const netOf = ({ net }: Day) => net ?? 0

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
      {overview ? (
        <>
          <Figures overview={overview} />
          <Days title={t.orders} days={overview.days} of={ordersOf} text={({ orders }) => count(orders)} />
          <Days title={t.turnover} days={overview.days} of={netOf} text={({ net }) => money(net)} />
        </>
      ) : (
        <SkeletonRows rows={4} height={120} />
      )}
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
    <dl className="grid halves line-above">
      {figures.map(([words, figure]) => (
        <div className="pad-y-3 pad-x-4" key={words}>
          <dt className="t13 ink-2">{words}</dt>
          <dd className="sign t24">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

type Day = Overview['days'][number]

interface DaysProps {
  title: string
  days: readonly Day[]
  of: (day: Day) => number
  text: (day: Day) => string
}

/** A chart of the days, and under it the same as a table. */
function Days({ title, days, of, text: textOf }: DaysProps) {
  const t = useTexts(salesTexts)
  const { language } = useLanguage()
  const dayOf = ({ day }: Day) => calendarDay(day, language)
  const columns: Column<Day>[] = [
    { id: 'day', head: t.day, cell: dayOf },
    { id: 'value', head: title, align: 'end', cell: textOf },
  ]
  return (
    <div className="line-above pad-y-3 pad-x-4">
      <h3 className={`t13 ink-2 ${styles.charted}`}>{title}</h3>
      <div className={`line-below mt-2 ${styles.chart}`}>
        <DaysChart values={days.map(of)} />
      </div>
      <p className="row between t13 ink-2" aria-hidden="true">
        <span>{days[0] && dayOf(days[0])}</span>
        <span>{t.today}</span>
      </p>
      <details>
        <summary className="t13 cobalt medium pad-y-1">{t.asTable}</summary>
        <Table caption={title} columns={columns} rows={[...days].reverse()} rowKey={({ day }) => day} />
      </details>
    </div>
  )
}
