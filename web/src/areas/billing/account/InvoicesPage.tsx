import { ownDocumentsAt } from '@fairfloor/domain/billing/documents/list'
import { unpaidInvoicesPage } from '@fairfloor/domain/billing/pages'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { DaysFilter } from '../../../ui/DaysFilter.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { ListFilter } from '../../../ui/ListFilter.tsx'
import { LongList } from '../../../ui/LongList.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { Table } from '../../../ui/Table.tsx'
import { useMay, useUser } from '../../../visit/user.ts'
import { AccountFrame } from '../../people/account/AccountFrame.tsx'
import { NoInvoices } from '../NoInvoices.tsx'
import { DocumentsFoot } from './DocumentsFoot.tsx'
import { InvoiceStates } from './InvoiceStates.tsx'
import { InvoiceSums } from './InvoiceSums.tsx'
import styles from './InvoicesPage.module.css'
import { useInvoiceColumns } from './invoice-columns.tsx'
import { ownInvoicesTexts } from './invoices-texts.ts'
import { MailedZip } from './MailedZip.tsx'
import { ownDocumentsQuery } from './queries.ts'
import { useChosen } from './use-chosen.ts'

/** /account/invoices: every invoice and credit note of the customer, what is open first. */
export function InvoicesPage() {
  const t = useTexts(ownInvoicesTexts)
  const user = useUser()
  const mayNot = user?.company != null && !user.rights.includes('invoices')
  return (
    <AccountFrame title={t.invoices} lead={t.lead}>
      {mayNot ? <NoInvoices user={user} /> : <Documents />}
    </AccountFrame>
  )
}

function Documents() {
  const t = useTexts(ownInvoicesTexts)
  const list = useListAddress()
  const asked = ownDocumentsAt(list.query)
  const query = useQuery(ownDocumentsQuery(asked))
  const priced = useMay('prices')
  const chosen = useChosen()
  const columns = useInvoiceColumns({ today: query.data?.today, chosen })
  const { state, from = '', until = '' } = asked ?? {}
  // A new customer's: nothing to add up, to choose from or to search.
  const isNone = query.data?.counts.all === 0 && list.address({ place: '', state: '' }) === '?'
  return (
    <div className="stack packed gap-4 window-high">
      <MailedZip />
      {priced && query.data && (!isNone || query.data.sums.credit !== 0) && <InvoiceSums sums={query.data.sums} />}
      {!isNone && (
        <>
          <InvoiceStates
            state={state}
            counts={query.data?.counts}
            hrefOf={to => list.address({ state: to, place: '' })}
          />
          <ListFilter list={list} label={t.search}>
            <span className={styles.further}>
              <DaysFilter from={from} until={until} labels={t} />
              <LinkButton to={unpaidInvoicesPage.path} icon="document" className="push">
                {t.statement}
              </LinkButton>
            </span>
          </ListFilter>
        </>
      )}
      <LongList
        list={list}
        query={query}
        empty={{ icon: 'document', title: t.none, children: t.noneText }}
        {...(state && { none: { title: t.noneOf[state], all: t.showAll } })}
      >
        {({ documents, total }) => (
          <>
            <Table
              caption={t.invoices}
              className={styles.table}
              columns={columns}
              rows={documents}
              rowKey={({ kind, number }) => kind + number}
              rowClassName={({ number }) => (chosen.has(number) ? styles.chosen : undefined)}
            />
            <DocumentsFoot asked={asked} total={total} chosen={chosen} />
          </>
        )}
      </LongList>
    </div>
  )
}
