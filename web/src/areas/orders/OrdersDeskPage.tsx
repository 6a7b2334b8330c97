import { ordersAt } from '@fairfloor/domain/orders/order-list'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { Table } from '../../ui/Table.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { useOrderColumns } from './desk-columns.tsx'
import { deskOrdersQuery } from './desk-queries.ts'
import { orderDeskTexts } from './desk-texts.ts'
import { OrderFilters } from './OrderFilters.tsx'

/** /admin/orders: the orders of all customers, newest first. */
export function OrdersDeskPage() {
  const t = useTexts(orderDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Orders />
    </AdminFrame>
  )
}

function Orders() {
  const t = useTexts(orderDeskTexts)
  const list = useListAddress()
  const columns = useOrderColumns()
  return (
    <>
      <OrderFilters list={list} label={t.search} />
      <LongList
        list={list}
        query={useQuery(deskOrdersQuery(ordersAt(list.query)))}
        empty={{ icon: 'box', title: t.none, children: t.noneText }}
      >
        {({ orders }) => (
          <Table caption={t.title} columns={columns} rows={orders} rowKey={({ order_id }) => order_id} />
        )}
      </LongList>
    </>
  )
}
