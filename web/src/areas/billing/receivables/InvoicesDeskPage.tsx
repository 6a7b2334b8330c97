import { remindersDeskPage } from '@fairfloor/domain/billing/receivables/desk-pages'
import { documentsAt } from '@fairfloor/domain/billing/receivables/list'
import { getDocuments } from '@fairfloor/domain/billing/receivables/reads-contract'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DaysFilter } from '../../../ui/DaysFilter.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { DeskList } from '../../back-office/list/DeskList.tsx'
import { DocumentStates } from './DocumentStates.tsx'
import { useDocumentColumns } from './document-columns.tsx'
import { documentsQuery } from './queries.ts'
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
  const asked = documentsAt(list.query)
  const { state, customer, from = '', until = '' } = asked ?? {}
  const query = useQuery(documentsQuery(asked))
  const columns = useDocumentColumns(query.data?.time_zone)
  const only = query.data?.customer
  return (
    <>
      <DocumentStates
        state={state}
        counts={query.data?.counts}
        hrefOf={one => list.address({ state: one, place: '' })}
      />
      {customer !== undefined && (
        <Button icon="close" className="mb-3" onClick={() => list.filter({ customer: '' })}>
          {only ? only.company : t.customer}
        </Button>
      )}
      <DeskList
        list={list}
        of={getDocuments}
        asked={asked}
        query={query}
        search={t.search}
        filters={
          <>
            <DaysFilter from={from} until={until} labels={t} />
            <LinkButton icon="mail" to={remindersDeskPage.path}>
              {t.reminders}
            </LinkButton>
          </>
        }
        empty={{ icon: 'card', title: t.none, children: t.noneText }}
        table={{
          caption: t.invoices,
          columns,
          rows: ({ documents }) => documents,
          rowKey: ({ kind, number }) => kind + number,
        }}
      />
    </>
  )
}
