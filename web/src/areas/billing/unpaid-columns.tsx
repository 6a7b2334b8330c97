import { getInvoicePdfByNumber } from '@fairfloor/domain/billing/contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { calendarDay, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import type { Unpaid } from './queries.ts'
import { unpaidTexts } from './texts.ts'
import styles from './UnpaidInvoicesPage.module.css'

type Row = Unpaid['invoices'][number]

export function useUnpaidColumns(): Column<Row>[] {
  const t = useTexts(unpaidTexts)
  const { language } = useLanguage()
  const dayOf = (day: string) => <span className={text.nowrap}>{calendarDay(day, language, { year: true })}</span>
  return [
    {
      id: 'number',
      head: t.number,
      phone: 'title',
      cell: ({ invoice_number, order_id }) => (
        <a
          className={text.link}
          href={addressOf(getInvoicePdfByNumber, { params: { order_id, invoice_number } })}
          aria-label={t.pdfOf(invoice_number, order_id)}
        >
          {invoice_number}
        </a>
      ),
    },
    {
      id: 'order',
      head: t.order,
      cell: ({ order_id }) => (
        <PageLink
          className={text.link}
          to={addressOf(orderPage, { params: { orderId: order_id } })}
          aria-label={t.orderOf(order_id)}
        >
          {order_id}
        </PageLink>
      ),
    },
    { id: 'issued', head: t.issued, cell: ({ issued_on }) => dayOf(issued_on) },
    {
      id: 'due',
      head: t.due,
      cell: ({ due_on, is_overdue }) => (
        <span className={styles.due}>
          {dayOf(due_on)}
          {is_overdue && <Tag tone="red">{t.late}</Tag>}
        </span>
      ),
    },
    {
      id: 'amount',
      head: t.amount,
      align: 'end',
      cell: ({ amount }) => <span className={text.nowrap}>{money(amount)}</span>,
    },
    {
      id: 'open',
      head: t.open,
      align: 'end',
      cell: ({ open }) => <b className={`${text.strong} ${text.nowrap}`}>{money(open)}</b>,
    },
  ]
}
