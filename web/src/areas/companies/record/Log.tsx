import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { Table } from '../../../ui/Table.tsx'
import { useAuditColumns } from '../../back-office/audit-columns.tsx'
import { auditQuery } from '../../back-office/queries.ts'
import { PagedList } from './PagedList.tsx'
import { recordTexts } from './record-texts.ts'

/** Who changed what of a customer, and what was done in its name. */
export function Log({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts)
  const { place } = useListAddress()
  const columns = useAuditColumns()
  return (
    <PagedList
      query={useQuery(auditQuery({ customer: customer.id, place }))}
      empty={{ icon: 'document', title: t.noLog, children: t.noLogText }}
    >
      {({ entries }) => <Table caption={t.partNames.log} columns={columns} rows={entries} rowKey={({ id }) => id} />}
    </PagedList>
  )
}
