import type { getStatement } from '@fairfloor/domain/billing/receivables/statement-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import type { Column } from '../../../ui/Table.tsx'
import text from '../../../ui/text.module.css'
import styles from './Statement.module.css'
import { statementTexts } from './statement-texts.ts'

type Row = Answer<typeof getStatement>['lines'][number]

const amount = (of: number | null) => <span className={text.nowrap}>{money(of)}</span>

export function useStatementColumns<R extends Row>(): Column<R>[] {
  const t = useTexts(statementTexts)
  const { language } = useLanguage()
  return [
    {
      id: 'what',
      head: t.what,
      phone: 'title',
      cell: ({ kind, number, order_id, text: words }) => {
        const details = [order_id !== null && t.order(order_id), words].filter(Boolean).join(' · ')
        return (
          <span className={styles.what}>
            {[t.kinds[kind], number].filter(Boolean).join(' ')}
            {details && <small>{details}</small>}
          </span>
        )
      },
    },
    {
      id: 'on',
      head: t.on,
      cell: ({ on }) => <span className={text.nowrap}>{calendarDay(on, language, { year: true })}</span>,
    },
    {
      id: 'debit',
      head: t.debit,
      align: 'end',
      cell: ({ change }) => (change !== null && change > 0 ? amount(change) : undefined),
    },
    {
      id: 'credit',
      head: t.credit,
      align: 'end',
      cell: ({ change }) => (change !== null && change < 0 ? amount(-change) : undefined),
    },
    { id: 'balance', head: t.balance, align: 'end', cell: ({ balance }) => amount(balance) },
  ]
}
