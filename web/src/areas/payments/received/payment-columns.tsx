import type { Payment } from '@fairfloor/domain/payments/received/contract'
import { Fragment } from 'react'
import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import { RecordLink } from '../../back-office/RecordLink.tsx'
import { receivedTexts } from './texts.ts'

/** The columns of the list of payments. */
export function usePaymentColumns(open: (payment: Payment) => void): Column<Payment>[] {
  const t = useTexts(receivedTexts)
  const { language } = useLanguage()
  return [
    {
      id: 'company',
      head: t.customer,
      phone: 'title',
      cell: ({ customer_id, company, payer, reference }) => (
        <span className="grid at-start anywhere">
          <b>
            <RecordLink to="customer" id={customer_id}>
              {company}
            </RecordLink>
          </b>
          <small className="t13 fg-2">{[payer, reference].filter(Boolean).join(' · ')}</small>
        </span>
      ),
    },
    {
      id: 'day',
      head: t.day,
      cell: ({ received_on }) => (
        <span className={text.nowrap}>{calendarDay(received_on, language, { year: true })}</span>
      ),
    },
    {
      id: 'method',
      head: t.method,
      cell: ({ method, is_from_bank }) => (is_from_bank ? t.fromBank : t.methods[method]),
    },
    { id: 'for', head: t.paid, cell: payment => <For payment={payment} /> },
    { id: 'amount', head: t.amount, align: 'end', cell: ({ amount }) => money(amount) },
    {
      id: 'left',
      head: t.left,
      align: 'end',
      cell: ({ left, reversed_at }) => {
        if (reversed_at !== null) return <Tag tone="red">{t.takenBack}</Tag>
        return left > 0 ? <Tag tone="amber">{money(left)}</Tag> : '–'
      },
    },
    {
      id: 'act',
      head: t.act,
      hideHead: true,
      align: 'end',
      phone: 'bare',
      cell: payment => (
        <Button aria-label={t.seeOf(money(payment.amount), payment.company)} onClick={() => open(payment)}>
          {t.see}
        </Button>
      ),
    },
  ]
}

const MOST = 3

function For({ payment: { settled, order_id, is_order_cancelled } }: { payment: Payment }) {
  const t = useTexts(receivedTexts)
  const shown = settled.slice(0, MOST)
  const more = settled.length - shown.length
  return (
    <span className="grid at-start anywhere">
      <span>
        {shown.map(({ invoice_number }, i) => (
          <Fragment key={invoice_number}>
            {i > 0 && ', '}
            <RecordLink to="invoice" id={invoice_number} />
          </Fragment>
        ))}
        {more > 0 && `, ${t.more(more)}`}
        {shown.length === 0 && order_id === null && t.nothingYet}
      </span>
      {order_id !== null && (
        <small className="t13 fg-2">
          <RecordLink to="order" id={order_id}>
            {is_order_cancelled ? t.cancelledOrder(order_id) : t.orderOf(order_id)}
          </RecordLink>
        </small>
      )}
    </span>
  )
}
