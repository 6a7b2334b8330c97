import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Figures } from '../../../ui/Figures.tsx'
import { ownInvoicesTexts } from './invoices-texts.ts'
import type { OwnDocuments } from './queries.ts'

/** What is open, what of it is over, what is due next, and what can still be ordered on account. */
export function InvoiceSums({ sums }: { sums: OwnDocuments['sums'] }) {
  const t = useTexts(ownInvoicesTexts)
  const { language } = useLanguage()
  const { open, overdue, due_soon, due_soon_until, credit, limit_left } = sums
  return (
    <Figures
      of={[
        { name: t.states.open, value: money(open) },
        { name: t.states.overdue, value: money(overdue), urgent: Boolean(overdue) },
        { name: t.dueUntil(calendarDay(due_soon_until, language)), value: money(due_soon) },
        limit_left === null
          ? { name: t.credit, value: money(credit) }
          : { name: t.limitLeft, value: money(limit_left) },
      ]}
    />
  )
}
