import type { Payment } from '@fairfloor/domain/payments/received/contract'
import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import styles from './received.module.css'
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
      cell: ({ company, payer, reference }) => (
        <span className={styles.company}>
          <b>{company}</b>
          <small>{[payer, reference].filter(Boolean).join(' · ')}</small>
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
  const names = settled.slice(0, MOST).map(({ invoice_number }) => invoice_number)
  const more = settled.length - names.length
  return (
    <span className={styles.company}>
      <span>
        {[...names, ...(more > 0 ? [t.more(more)] : [])].join(', ') || (order_id === null ? t.nothingYet : '')}
      </span>
      {order_id !== null && <small>{is_order_cancelled ? t.cancelledOrder(order_id) : t.orderOf(order_id)}</small>}
    </span>
  )
}
