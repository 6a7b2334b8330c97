import { getInvoicePdfByNumber } from '@fairfloor/domain/billing/contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { calendarDay, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { isTransferred } from './PayTo.tsx'
import type { Unpaid } from './queries.ts'
import { unpaidTexts } from './texts.ts'
import styles from './unpaid.module.css'

type Row = Unpaid['invoices'][number]

interface Choice {
  /** Numbers of invoices. */
  chosen: ReadonlySet<string>
  onChoose: (number: string, isChosen: boolean) => void
}

/** The columns, the choice first; on a phone two lines of a row. */
export function useUnpaidColumns({ chosen, onChoose }: Choice): Column<Row>[] {
  const t = useTexts(unpaidTexts)
  const { language } = useLanguage()
  const dayOf = (day: string) => <span className={text.nowrap}>{calendarDay(day, language, { year: true })}</span>
  return [
    {
      id: 'choice',
      head: t.choice,
      hideHead: true,
      width: 40,
      phone: 'bare',
      cell: one =>
        isTransferred(one) && (
          <Checkbox
            label={<VisuallyHidden>{t.choose(one.invoice_number)}</VisuallyHidden>}
            checked={chosen.has(one.invoice_number)}
            onChange={isChosen => onChoose(one.invoice_number, isChosen)}
          />
        ),
    },
    {
      id: 'number',
      head: t.number,
      phone: 'bare',
      cell: ({ invoice_number }) => <b className={`bold ${text.nowrap}`}>{invoice_number}</b>,
    },
    {
      id: 'order',
      head: t.order,
      phone: 'hide',
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
    { id: 'issued', head: t.issued, phone: 'hide', cell: ({ issued_on }) => dayOf(issued_on) },
    {
      id: 'due',
      head: t.due,
      phone: 'bare',
      cell: ({ due_on, is_overdue }) => (
        <span className={`row wrap middle gap-2 ${styles.due}`}>
          <span>
            <span className={styles.phone}>{t.due} </span>
            {dayOf(due_on)}
          </span>
          {is_overdue && <Tag tone="red">{t.late}</Tag>}
        </span>
      ),
    },
    {
      id: 'amount',
      head: t.amount,
      align: 'end',
      phone: 'bare',
      cell: ({ amount, open }) => (
        <span className={amount === open ? `nowrap ${styles.whole}` : text.nowrap}>
          <span className={styles.phone}>{t.of} </span>
          {money(amount)}
        </span>
      ),
    },
    {
      id: 'open',
      head: t.open,
      align: 'end',
      phone: 'bare',
      cell: ({ open }) => <b className={`bold ${text.nowrap}`}>{money(open)}</b>,
    },
    {
      id: 'pdf',
      head: 'PDF',
      align: 'end',
      phone: 'bare',
      cell: ({ invoice_number, order_id }) => (
        <a
          className={`${text.link} pad-y-3`}
          href={addressOf(getInvoicePdfByNumber, { params: { order_id, invoice_number } })}
          aria-label={t.pdfOf(invoice_number, order_id)}
        >
          PDF
        </a>
      ),
    },
  ]
}
