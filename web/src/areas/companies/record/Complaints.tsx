import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { Table } from '../../../ui/Table.tsx'
import { useComplaintColumns } from '../../complaints/desk-columns.tsx'
import { deskComplaintsQuery } from '../../complaints/desk-queries.ts'
import { PagedList } from './PagedList.tsx'
import { recordTexts } from './record-texts.ts'

/** What a customer complained of, with what became of it. */
export function Complaints({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts)
  const { place } = useListAddress()
  const columns = useComplaintColumns().filter(({ id }) => id !== 'company')
  return (
    <PagedList
      query={useQuery(deskComplaintsQuery({ customer: customer.id, place }))}
      empty={{ icon: 'check', title: t.noComplaints, children: t.noComplaintsText }}
    >
      {({ complaints }) => (
        <Table caption={t.partNames.complaints} columns={columns} rows={complaints} rowKey={({ id }) => id} />
      )}
    </PagedList>
  )
}
