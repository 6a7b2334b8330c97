import { unpaidInvoicesPage } from '@fairfloor/domain/billing/pages'
import type { getOpenSums } from '@fairfloor/domain/content/start-contract'
import { type Day, daysBetween } from '@fairfloor/domain/day'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Card, Nothing } from './Card.tsx'
import { openQuery } from './queries.ts'
import styles from './start.module.css'
import { startTexts } from './start-texts.ts'

type Sums = NonNullable<Answer<typeof getOpenSums>>

/** What is to be paid: over, due next, and how much of the credit limit is used. */
export function OpenCard() {
  const t = useTexts(startTexts).open
  const query = useQuery(openQuery)
  return (
    <Card title={t.title} query={query}>
      {sums => sums && <Open sums={sums} />}
    </Card>
  )
}

function Open({ sums }: { sums: Sums }) {
  const t = useTexts(startTexts).open
  const { open, invoices, first } = sums
  const others = invoices - first.length
  return (
    <>
      {invoices === 0 ? (
        <Nothing title={t.nothing}>{t.nothingText}</Nothing>
      ) : (
        <p className="sign t36">{money(open)}</p>
      )}
      <Credit sums={sums} />
      {invoices > 0 && (
        <>
          <ul className="grid gap-2">
            {first.map(one => (
              <Due key={one.invoice_number} invoice={one} today={sums.today as Day} />
            ))}
            {others > 0 && <li>{t.others(others)}</li>}
          </ul>
          <div className={`row wrap gap-2 pt-2 ${styles.foot}`}>
            <LinkButton to={unpaidInvoicesPage.path}>{t.pay}</LinkButton>
          </div>
        </>
      )}
    </>
  )
}

function Credit({ sums: { invoices, limit, used, overdue } }: { sums: Sums }) {
  const t = useTexts(startTexts).open
  const [over, taken] = [overdue ?? 0, used ?? 0]
  const words = [
    ...(invoices > 0 ? [t.invoices(invoices)] : []),
    ...(limit === null ? [] : [t.limit(money(limit), money(Math.max(0, limit - taken)))]),
  ]
  const share = (of: number) => (limit ? Math.min(100, (of / limit) * 100) : 0)
  return (
    <>
      {words.length > 0 && <p className="t13 ink-2">{words.join(' · ')}</p>}
      {limit !== null && limit > 0 && (
        <div className={`row clipped round-full on-fog-2 ${styles.bar}`} aria-hidden="true">
          <i className="on-ink" data-over style={{ width: `${share(over)}%` }} />
          <i className="on-ink" style={{ width: `${Math.max(0, share(taken) - share(over))}%` }} />
        </div>
      )}
    </>
  )
}

function Due({ invoice, today }: { invoice: Sums['first'][number]; today: Day }) {
  const t = useTexts(startTexts).open
  const { language } = useLanguage()
  const { invoice_number, due_on, is_overdue, open } = invoice
  const days = daysBetween(today, due_on as Day)
  return (
    <li className="row between gap-3">
      {is_overdue ? (
        <span>
          <Tag tone="red">{t.over(-days)}</Tag> {invoice_number}
        </span>
      ) : (
        <span>{t.due(calendarDay(due_on, language), days)}</span>
      )}
      <b className={is_overdue ? 'red nowrap' : 'nowrap'}>{money(open)}</b>
    </li>
  )
}
