import { getDeskOrders } from '@fairfloor/domain/orders/desk-reads-contract'
import { ordersAt } from '@fairfloor/domain/orders/order-list'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { DeskList } from '../back-office/list/DeskList.tsx'
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
  const asked = ordersAt(list.query)
  return (
    <DeskList
      list={list}
      of={getDeskOrders}
      asked={asked}
      query={useQuery(deskOrdersQuery(asked))}
      search={t.search}
      filters={<OrderFilters list={list} />}
      empty={{ icon: 'box', title: t.none, children: t.noneText }}
      table={{ caption: t.title, columns, rows: ({ orders }) => orders, rowKey: ({ order_id }) => order_id }}
    />
  )
}
