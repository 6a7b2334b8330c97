import { getDocumentsCsv, getDocumentsSheet } from '@fairfloor/domain/billing/receivables/contract'
import { remindersDeskPage } from '@fairfloor/domain/billing/receivables/desk-pages'
import { documentsAt } from '@fairfloor/domain/billing/receivables/list'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DaysFilter } from '../../../ui/DaysFilter.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { ListFilter } from '../../../ui/ListFilter.tsx'
import { LongList } from '../../../ui/LongList.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { Table } from '../../../ui/Table.tsx'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { DocumentStates } from './DocumentStates.tsx'
import { useDocumentColumns } from './document-columns.tsx'
import { documentsQuery } from './queries.ts'
import styles from './receivables.module.css'
import { invoicesTexts } from './texts.ts'

/** /admin/invoices: what was invoiced and credited, and what is still to be paid. */
export function InvoicesDeskPage() {
  const t = useTexts(invoicesTexts)
  return (
    <AdminFrame title={t.invoices} lead={t.lead}>
      <Documents />
    </AdminFrame>
  )
}

function Documents() {
  const t = useTexts(invoicesTexts)
  const list = useListAddress()
  const { page: _, ...asked } = documentsAt(list.query) ?? {}
  const { state, customer, from = '', until = '' } = asked
  const query = useQuery(documentsQuery(documentsAt(list.query)))
  const columns = useDocumentColumns(query.data?.time_zone)
  const only = query.data?.customer
  return (
    <>
      <DocumentStates
        state={state}
        counts={query.data?.counts}
        hrefOf={one => list.address({ state: one, page: '' })}
      />
      <ListFilter list={list} label={t.search}>
        <DaysFilter from={from} until={until} labels={t} />
        <span className={styles.files}>
          <LinkButton icon="mail" to={remindersDeskPage.path}>
            {t.reminders}
          </LinkButton>
          <LinkButton
            icon="download"
            reloadDocument
            to={addressOf(getDocumentsSheet, { query: asked })}
            aria-label={t.sheet}
          >
            XLSX
          </LinkButton>
          <LinkButton
            icon="download"
            reloadDocument
            to={addressOf(getDocumentsCsv, { query: asked })}
            aria-label={t.csv}
          >
            CSV
          </LinkButton>
        </span>
      </ListFilter>
      {customer !== undefined && (
        <Button icon="close" className={styles.only} onClick={() => list.filter({ customer: '' })}>
          {only ? only.company : t.customer}
        </Button>
      )}
      <LongList list={list} query={query} empty={{ icon: 'card', title: t.none, children: t.noneText }}>
        {({ documents }) => (
          <Table caption={t.invoices} columns={columns} rows={documents} rowKey={({ kind, number }) => kind + number} />
        )}
      </LongList>
    </>
  )
}
