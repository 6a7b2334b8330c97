import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import styles from './InvoicesPage.module.css'
import { ownInvoicesTexts } from './invoices-texts.ts'
import type { OwnDocuments } from './queries.ts'

/** What is open, what of it is over, what is due next, and what can still be ordered on account. */
export function InvoiceSums({ sums }: { sums: OwnDocuments['sums'] }) {
  const t = useTexts(ownInvoicesTexts)
  const { language } = useLanguage()
  const { open, overdue, due_soon, due_soon_until, credit, limit_left } = sums
  const shown: readonly (readonly [name: string, amount: number | null, isUrgent: boolean])[] = [
    [t.states.open, open, false],
    [t.states.overdue, overdue, Boolean(overdue)],
    [t.dueUntil(calendarDay(due_soon_until, language)), due_soon, false],
    limit_left === null ? [t.credit, credit, false] : [t.limitLeft, limit_left, false],
  ]
  return (
    <dl className={`grid bordered round-card ${styles.sums}`}>
      {shown.map(([name, amount, isUrgent]) => (
        <div className="pad-y-3 pad-x-4" key={name} data-tone={isUrgent ? 'red' : undefined}>
          <dt className="t13 fg-2">{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
