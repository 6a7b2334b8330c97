import { type Answer, addressOf } from '@fairfloor/domain/endpoint'
import { getInvoicePdfByNumber, listUnpaidInvoices } from '@fairfloor/domain/invoicing/contract'
import { unpaidInvoicesPage } from '@fairfloor/domain/invoicing/pages'
import { orderPage, ordersPage } from '@fairfloor/domain/orders/pages'
import { useQuery } from '@tanstack/react-query'
import { calendarDay, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import list from '../../ui/list-page.module.css'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { LoginFirst } from '../identity/LoginFirst.tsx'
import { useUser } from '../identity/user.ts'
import { unpaidTexts } from './texts.ts'
import styles from './UnpaidInvoicesPage.module.css'

type Row = Answer<typeof listUnpaidInvoices>['invoices'][number]

/** /my-unpaid-invoices: what the customer still has to pay, and when. */
export function UnpaidInvoicesPage() {
  const t = useTexts(unpaidTexts)
  const user = useUser()
  const mayNot = user && !user.rights.includes('invoices')
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      <p className={list.lead}>{t.lead}</p>
      {user === null && <LoginFirst target={unpaidInvoicesPage.path} />}
      {mayNot && (
        <EmptyState icon="lock" title={t.forbidden}>
          {t.forbiddenText}
        </EmptyState>
      )}
      {user !== null && !mayNot && <Invoices enabled={user !== undefined} />}
    </>
  )
}

function Invoices({ enabled }: { enabled: boolean }) {
  const t = useTexts(unpaidTexts)
  const columns = useColumns()
  return (
    <div className={list.rows}>
      <Loaded
        query={useQuery({ ...queryOf(listUnpaidInvoices, {}), enabled })}
        waiting={<SkeletonRows rows={6} height={40} className={list.loading} />}
        isEmpty={({ invoices }) => invoices.length === 0}
        empty={{
          icon: 'check',
          title: t.none,
          children: t.noneText,
          action: <LinkButton to={ordersPage.path}>{t.toOrders}</LinkButton>,
        }}
      >
        {({ invoices, total, overdue }) => (
          <>
            {total !== null && (
              <p className={styles.total}>
                <span>{t.total}</span>
                <b>{money(total)}</b>
                {overdue !== 0 && <em>{t.overdue(money(overdue))}</em>}
              </p>
            )}
            <Table
              caption={t.title}
              columns={columns}
              rows={invoices}
              rowKey={({ invoice_number }) => invoice_number}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

function useColumns(): Column<Row>[] {
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
