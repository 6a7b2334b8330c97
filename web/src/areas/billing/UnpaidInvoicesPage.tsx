import { ordersPage } from '@fairfloor/domain/orders/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { money } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import side from '../../ui/side.module.css'
import { Table } from '../../ui/Table.tsx'
import { CompanyFirst } from '../../visit/CompanyFirst.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useUser } from '../../visit/user.ts'
import { NoInvoices } from './NoInvoices.tsx'
import { isTransferred, PayTo } from './PayTo.tsx'
import { type Unpaid as UnpaidInvoices, unpaidQuery } from './queries.ts'
import { Statement } from './receivables/Statement.tsx'
import { unpaidTexts } from './texts.ts'
import styles from './unpaid.module.css'
import { useUnpaidColumns } from './unpaid-columns.tsx'

/** /my-unpaid-invoices: what the customer still has to pay, and when. */
export function UnpaidInvoicesPage() {
  const t = useTexts(unpaidTexts)
  const user = useUser()
  const hasCompany = user?.company != null
  const mayNot = hasCompany && !user.rights.includes('invoices')
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      <p className="fg-2 mt-2 measure">{t.lead}</p>
      {user === null && <LoginFirst />}
      {user && !hasCompany && <CompanyFirst user={user} />}
      {mayNot && <NoInvoices user={user} />}
      {(user === undefined || hasCompany) && !mayNot && <Invoices enabled={user !== undefined} />}
    </>
  )
}

function Invoices({ enabled }: { enabled: boolean }) {
  const query = useQuery({ ...unpaidQuery, enabled })
  return (
    <div className="window-high mt-6">
      <Loaded query={query} waiting={<SkeletonRows rows={6} height={40} className="grid gap-2" />}>
        {unpaid => (
          <>
            {unpaid.invoices.length === 0 ? <Nothing unpaid={unpaid} /> : <Unpaid unpaid={unpaid} />}
            <Statement />
          </>
        )}
      </Loaded>
    </div>
  )
}

function Nothing({ unpaid: { credit } }: { unpaid: UnpaidInvoices }) {
  const t = useTexts(unpaidTexts)
  return (
    <EmptyState icon="check" title={t.none} action={<LinkButton to={ordersPage.path}>{t.toOrders}</LinkButton>}>
      {credit ? t.creditLeft(money(credit)) : t.noneText}
    </EmptyState>
  )
}

function Unpaid({ unpaid }: { unpaid: UnpaidInvoices }) {
  const t = useTexts(unpaidTexts)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const columns = useUnpaidColumns({
    chosen,
    onChoose: (number, isChosen) =>
      setChosen(before => new Set(isChosen ? [...before, number] : [...before].filter(one => one !== number))),
  })
  const { invoices, total, overdue, credit } = unpaid
  const sum = invoices.reduce((all, { open }) => all + Math.round((open ?? 0) * 100), 0) / 100
  return (
    <>
      {total !== null && (
        <div className="grid gap-2 line-below mb-5 pb-4">
          <p className="row wrap baseline gap-y-1 gap-x-4">
            <span>{t.total}</span>
            <b className="sign t36">{money(total)}</b>
            {overdue !== 0 && <span className="red">{t.overdue(money(overdue))}</span>}
          </p>
          {credit ? (
            <p className="row wrap baseline gap-y-1 gap-x-4 t13 ink-2">{t.lessCredit(money(sum), money(credit))}</p>
          ) : null}
        </div>
      )}
      <div className={`stack top gap-6 ${side.side}`}>
        <Table
          caption={t.title}
          className={styles.invoices}
          // With one there is nothing to choose.
          columns={invoices.filter(isTransferred).length > 1 ? columns : columns.slice(1)}
          rows={invoices}
          rowKey={({ invoice_number }) => invoice_number}
          rowClassName={({ invoice_number }) => (chosen.has(invoice_number) ? styles.chosen : undefined)}
        />
        <PayTo unpaid={unpaid} chosen={chosen} onAll={() => setChosen(new Set())} />
      </div>
    </>
  )
}
