import type { Answer } from '@fairfloor/domain/endpoint'
import type { getDeskOrders } from '@fairfloor/domain/orders/desk-reads-contract'
import { ordersAt } from '@fairfloor/domain/orders/order-list'
import { useQuery } from '@tanstack/react-query'
import { count, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { type Column, Table } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { deskAddressOf, deskOrdersQuery } from './desk-queries.ts'
import { orderDeskTexts } from './desk-texts.ts'
import { OrderFilters } from './OrderFilters.tsx'
import styles from './OrdersPage.module.css'
import { useDay } from './orders.ts'
import { ordersListTexts } from './orders-texts.ts'
import { StatusTag } from './StatusTag.tsx'
import { ordersTexts } from './texts.ts'

type Row = Answer<typeof getDeskOrders>['orders'][number]

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
  const columns = useColumns()
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

function useColumns(): Column<Row>[] {
  const t = useTexts(ordersTexts)
  const words = useTexts(orderDeskTexts)
  const list = useTexts(ordersListTexts)
  const dayOf = useDay()
  return [
    {
      id: 'number',
      head: t.number,
      phone: 'title',
      cell: ({ order_id }) => (
        <PageLink to={deskAddressOf(order_id)} className={text.link} aria-label={t.order(order_id)}>
          {order_id}
        </PageLink>
      ),
    },
    { id: 'customer', head: words.customer, cell: ({ company }) => company },
    { id: 'reference', head: words.theirs, cell: order => order.external_reference },
    { id: 'date', head: t.date, cell: order => <span className={text.nowrap}>{dayOf(order.order_date)}</span> },
    {
      id: 'status',
      head: t.status,
      cell: ({ status, open_quantity }) => (
        <span className={styles.status}>
          <StatusTag status={status} />
          {open_quantity > 0 && <small>{list.open(count(open_quantity))}</small>}
        </span>
      ),
    },
    { id: 'carrier', head: t.carrier, cell: ({ carrier }) => carrier },
    {
      id: 'total',
      head: t.total,
      align: 'end',
      cell: order => <span className={text.nowrap}>{money(order.total_price_inclusive_tax)}</span>,
    },
  ]
}
