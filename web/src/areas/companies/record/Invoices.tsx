import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { Table } from '../../../ui/Table.tsx'
import { AccountPanel } from '../../billing/receivables/AccountPanel.tsx'
import { useDocumentColumns } from '../../billing/receivables/document-columns.tsx'
import { documentsQuery } from '../../billing/receivables/queries.ts'
import { PagedList } from './PagedList.tsx'
import { recordTexts } from './record-texts.ts'

/** What a customer was invoiced and credited, what it owes, and how it was reminded. */
export function Invoices({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts)
  const { place } = useListAddress()
  const shown = useDocumentColumns(customer.time_zone).filter(({ id }) => id !== 'customer')
  const query = useQuery(documentsQuery({ customer: customer.id, place }))
  return (
    <div className="stack top packed gap-5">
      <PagedList query={query} empty={{ icon: 'card', title: t.noInvoices, children: t.noInvoicesText }}>
        {({ documents }) => (
          <Table
            caption={t.partNames.invoices}
            columns={shown}
            rows={documents}
            rowKey={({ kind, number }) => kind + number}
          />
        )}
      </PagedList>
      <AccountPanel customerId={customer.id} />
    </div>
  )
}
