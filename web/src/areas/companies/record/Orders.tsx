import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { Table } from '../../../ui/Table.tsx'
import { useOrderColumns } from '../../orders/desk-columns.tsx'
import { deskOrdersQuery } from '../../orders/desk-queries.ts'
import { PagedList } from './PagedList.tsx'
import { recordTexts } from './record-texts.ts'

/** All orders of a customer: of the shop, the fair, the events and the outlet. */
export function Orders({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts)
  const { place } = useListAddress()
  const columns = useOrderColumns().filter(({ id }) => id !== 'customer')
  return (
    <PagedList
      query={useQuery(deskOrdersQuery({ customer: customer.id, place }))}
      empty={{ icon: 'box', title: t.noOrders, children: t.noOrdersText }}
    >
      {({ orders }) => (
        <Table caption={t.partNames.orders} columns={columns} rows={orders} rowKey={({ order_id }) => order_id} />
      )}
    </PagedList>
  )
}
