import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekFigures } from '@fairfloor/domain/newcomer-week/desk-contract'
import { figuresTexts } from '@fairfloor/domain/newcomer-week/figures-titles'
import { count, money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import styles from './week-desk.module.css'

export type WeekFigures = Answer<typeof getWeekFigures>

/** The event in some large numbers. */
export function Figures({ of }: { of: WeekFigures }) {
  const t = useTexts(figuresTexts)
  const { baskets, backorders } = of
  const figures: readonly (readonly [string, string, string?])[] = [
    [t.visits, count(of.visits), `${t.byCustomers}: ${count(of.by_customers)}`],
    [t.orders, count(of.orders), `${t.pieces}: ${count(of.pieces)}`],
    [t.net, money(of.net ?? 0)],
    [t.customers, count(of.customers), `${t.newCustomers}: ${count(of.new_customers)}`],
    [t.baskets, count(baskets.customers), `${t.inBaskets}: ${money(baskets.net ?? 0)}`],
    [t.asked, count(backorders.asked), `${t.answered}: ${count(backorders.answered)}`],
    [t.piecesConfirmed, count(backorders.pieces_confirmed), `${t.piecesAsked}: ${count(backorders.pieces_asked)}`],
  ]
  return (
    <dl className={`grid gap-3 m-0 ${styles.figures}`}>
      {figures.map(([name, figure, more]) => (
        <div className="on-fog round-card" key={name}>
          <dt className="t13 ink-2">{name}</dt>
          <dd className="m-0">{figure}</dd>
          {more && <dd className={`m-0 ${styles.more}`}>{more}</dd>}
        </div>
      ))}
    </dl>
  )
}
