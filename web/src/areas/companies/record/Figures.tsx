import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import type { CustomerFigures } from '@fairfloor/domain/orders/customer-contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { count, dayText, money } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { classes } from '../../../ui/classes.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import text from '../../../ui/text.module.css'
import { deskAddressOf } from '../../orders/desk-queries.ts'
import { figuresQuery } from '../queries.ts'
import styles from './Record.module.css'
import { recordTexts } from './record-texts.ts'

/** What a customer owes and buys, at a glance. */
export function Figures({ customer }: { customer: DeskCustomer }) {
  const query = useQuery(figuresQuery(customer.id))
  return (
    <Loaded query={query} waiting={<Skeleton height={92} radius="card" />}>
      {figures => <Shown figures={figures} />}
    </Loaded>
  )
}

function Shown({ figures }: { figures: CustomerFigures }) {
  const t = useTexts(recordTexts).figures
  const { language } = useLanguage()
  const { open, overdue, used, limit, turnover, turnover_before, year, orders, last_order, bonus } = figures
  return (
    <dl className={`grid clipped bordered round-card ${styles.figures}`}>
      <Figure
        name={t.open}
        note={overdue > 0 ? <span className="red">{t.overdue(money(overdue))}</span> : t.notOverdue}
      >
        {money(open)}
      </Figure>
      <Figure name={t.used} note={limit === null ? t.noLimit : t.ofLimit(money(limit))}>
        <span className={classes(limit !== null && used > limit && 'red')}>{money(used)}</span>
      </Figure>
      <Figure name={t.turnover(year)} note={t.turnoverOf(year - 1, money(turnover_before))}>
        {money(turnover)}
      </Figure>
      <Figure
        name={t.orders}
        note={
          last_order && (
            <PageLink to={deskAddressOf(last_order.order_id)} className={text.link}>
              {t.last(dayText(last_order.placed_at, figures.time_zone, language))}
            </PageLink>
          )
        }
      >
        {count(orders)}
      </Figure>
      <Figure name={t.bonus} note={bonus && (bonus.missing === null ? t.highestTier : t.missing(money(bonus.missing)))}>
        {bonus === null ? t.noBonus : t.tier(bonus.tier, percentText(bonus.percent))}
      </Figure>
    </dl>
  )
}

const percentText = (percent: number) => `${String(percent).replace('.', ',')} %`

const Figure = ({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{children}</b>
      <small>{note}</small>
    </dd>
  </div>
)
