import type { getStatement } from '@fairfloor/domain/billing/receivables/statement-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import type { Column } from '../../../ui/Table.tsx'
import text from '../../../ui/text.module.css'
import styles from '../unpaid.module.css'
import { statementTexts } from './statement-texts.ts'

type Row = Answer<typeof getStatement>['lines'][number]

const amount = (of: number | null) => <span className={text.nowrap}>{money(of)}</span>

/** The columns; on a phone two lines of a row: what and the amount, the day and the balance. */
export function useStatementColumns<R extends Row>(): Column<R>[] {
  const t = useTexts(statementTexts)
  const { language } = useLanguage()
  const detailsOf = ({ order_id, text: words }: R) =>
    [order_id !== null && t.order(order_id), words].filter(Boolean).join(' · ')
  return [
    {
      id: 'what',
      head: t.what,
      phone: 'bare',
      cell: line => (
        <span className="grid">
          {[t.kinds[line.kind], line.number].filter(Boolean).join(' ')}
          {detailsOf(line) && <small className={`t13 ink-2 regular anywhere ${styles.wide}`}>{detailsOf(line)}</small>}
        </span>
      ),
    },
    {
      id: 'on',
      head: t.on,
      phone: 'bare',
      cell: line => (
        <span>
          <span className={text.nowrap}>{calendarDay(line.on, language, { year: true })}</span>
          {detailsOf(line) && <span className={styles.phone}> · {detailsOf(line)}</span>}
        </span>
      ),
    },
    {
      id: 'debit',
      head: t.debit,
      align: 'end',
      phone: 'bare',
      cell: ({ change }) => (change !== null && change > 0 ? amount(change) : undefined),
    },
    {
      id: 'credit',
      head: t.credit,
      align: 'end',
      phone: 'bare',
      cell: ({ change }) => (change !== null && change < 0 ? amount(-change) : undefined),
    },
    {
      id: 'balance',
      head: t.balance,
      align: 'end',
      phone: 'bare',
      cell: ({ balance }) => (
        <span>
          <span className={styles.phone}>{t.balance} </span>
          {amount(balance)}
        </span>
      ),
    },
  ]
}
