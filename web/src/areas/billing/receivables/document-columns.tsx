import { getDeskCreditNotePdf } from '@fairfloor/domain/billing/desk-contract'
import { getDeskInvoicePdf } from '@fairfloor/domain/billing/receivables/contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { orderDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { calendarDay, dayText, money } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import type { Documents } from './queries.ts'
import { invoicesTexts } from './texts.ts'

export type DocumentRow = Documents['documents'][number]

const TONES = {
  open: 'soft',
  overdue: 'red',
  covered: 'soft',
  paid: 'green',
  'credit left': 'amber',
  'credit used': 'soft',
} as const

/** The columns of the list: the number leads to the PDF, the order to the order. */
export function useDocumentColumns(timeZone = 'UTC'): Column<DocumentRow>[] {
  const t = useTexts(invoicesTexts)
  const { language } = useLanguage()
  const dayOf = (day: string) => <span className={text.nowrap}>{calendarDay(day, language, { year: true })}</span>
  return [
    { id: 'number', head: t.number, phone: 'title', cell: row => <DocumentNumber row={row} /> },
    {
      id: 'customer',
      head: t.customer,
      cell: ({ customer: { id, company } }) => (
        <PageLink to={`?customer=${id}`} className={text.link} aria-label={t.onlyOf(company)}>
          {company}
        </PageLink>
      ),
    },
    {
      id: 'order',
      head: t.order,
      cell: ({ order_id }) =>
        order_id === null ? undefined : (
          <PageLink
            to={addressOf(orderDeskPage, { params: { deskOrder: order_id } })}
            className={text.link}
            aria-label={t.orderOf(order_id)}
          >
            {order_id}
          </PageLink>
        ),
    },
    { id: 'issued', head: t.issued, cell: ({ issued_on }) => dayOf(issued_on) },
    { id: 'due', head: t.due, cell: ({ due_on }) => (due_on === null ? undefined : dayOf(due_on)) },
    {
      id: 'standing',
      head: t.state,
      cell: ({ standing, paid_at, reminder }) => (
        <span>
          <Tag tone={TONES[standing]}>
            {paid_at === null ? t.standings[standing] : t.paidOn(dayText(paid_at, timeZone, language))}
          </Tag>
          {reminder && (
            <small className="block t13 fg-2">
              {t.reminder(reminder.level, dayText(reminder.sent_at, timeZone, language))}
            </small>
          )}
        </span>
      ),
    },
    { id: 'amount', head: t.amount, align: 'end', cell: row => <Amount row={row} of={row.amount} /> },
    {
      id: 'open',
      head: t.open,
      align: 'end',
      cell: row =>
        row.open === 0 ? undefined : (
          <b className="bold">
            <Amount row={row} of={row.open} />
          </b>
        ),
    },
  ]
}

function DocumentNumber({ row: { kind, number } }: { row: DocumentRow }) {
  const t = useTexts(invoicesTexts)
  return (
    <span>
      <a
        className={text.link}
        href={
          kind === 'invoice'
            ? addressOf(getDeskInvoicePdf, { params: { invoice_number: number } })
            : addressOf(getDeskCreditNotePdf, { params: { credit_note_number: number } })
        }
        aria-label={t.pdfOf[kind](number)}
      >
        {number}
      </a>
      {kind === 'credit note' && <small className="block t13 fg-2 regular">{t.creditNote}</small>}
    </span>
  )
}

/** Credit notes are shown as what they take off. */
const Amount = ({ row: { kind }, of }: { row: DocumentRow; of: number }) => (
  <span className={text.nowrap}>{money(kind === 'invoice' ? of : -of)}</span>
)
