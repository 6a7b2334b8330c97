import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import type { CustomerFigures } from '@fairfloor/domain/orders/customer-contract'
import { useQuery } from '@tanstack/react-query'
import { count, dayText, money } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Figures as Strip } from '../../../ui/Figures.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import text from '../../../ui/text.module.css'
import { deskAddressOf } from '../../orders/desk-queries.ts'
import { figuresQuery } from '../queries.ts'
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
    <Strip
      of={[
        {
          name: t.open,
          value: money(open),
          note: overdue > 0 ? <span className="red">{t.overdue(money(overdue))}</span> : t.notOverdue,
        },
        {
          name: t.used,
          value: money(used),
          note: limit === null ? t.noLimit : t.ofLimit(money(limit)),
          urgent: limit !== null && used > limit,
        },
        { name: t.turnover(year), value: money(turnover), note: t.turnoverOf(year - 1, money(turnover_before)) },
        {
          name: t.orders,
          value: count(orders),
          note: last_order && (
            <PageLink to={deskAddressOf(last_order.order_id)} className={text.link}>
              {t.last(dayText(last_order.placed_at, figures.time_zone, language))}
            </PageLink>
          ),
        },
        {
          name: t.bonus,
          value: bonus === null ? t.noBonus : t.tier(bonus.tier, percentText(bonus.percent)),
          note: bonus && (bonus.missing === null ? t.highestTier : t.missing(money(bonus.missing))),
        },
      ]}
    />
  )
}

const percentText = (percent: number) => `${String(percent).replace('.', ',')} %`
