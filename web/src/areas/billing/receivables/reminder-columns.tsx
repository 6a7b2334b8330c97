import { getDeskInvoicePdf } from '@fairfloor/domain/billing/receivables/contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import type { Reminders } from './queries.ts'
import { remindersTexts } from './reminder-texts.ts'

type Row = Reminders['customers'][number]

/** Who is to be reminded of what, and the way to the letter. */
export function useReminderColumns(read: (customerId: number) => void): Column<Row>[] {
  const t = useTexts(remindersTexts)
  const { language } = useLanguage()
  return [
    { id: 'customer', head: t.customer, phone: 'title', cell: ({ customer }) => customer.company },
    {
      id: 'level',
      head: t.letter,
      cell: ({ level }) => <Tag tone={level === 1 ? 'soft' : level === 2 ? 'amber' : 'red'}>{t.levels[level]}</Tag>,
    },
    {
      id: 'invoices',
      head: t.invoices,
      cell: ({ invoices }) => (
        <ul className="grid gap-1">
          {invoices.map(({ number, due_on, level, owed }) => (
            <li key={number}>
              <a className={text.link} href={addressOf(getDeskInvoicePdf, { params: { invoice_number: number } })}>
                {number}
              </a>{' '}
              <small className="t13 fg-2">{t.of(money(owed), calendarDay(due_on, language), level)}</small>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'sum',
      head: t.sum,
      align: 'end',
      cell: ({ sum }) => <b className={`bold ${text.nowrap}`}>{money(sum)}</b>,
    },
    {
      id: 'act',
      head: t.act,
      hideHead: true,
      align: 'end',
      phone: 'bare',
      cell: ({ customer: { id, company } }) => (
        <Button aria-label={t.readOf(company)} onClick={() => read(id)}>
          {t.read}
        </Button>
      ),
    },
  ]
}
