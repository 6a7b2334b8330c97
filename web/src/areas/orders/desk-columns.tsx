import type { Answer } from '@fairfloor/domain/endpoint'
import type { getDeskOrders } from '@fairfloor/domain/orders/desk-reads-contract'
import { count, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import type { Column } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { deskAddressOf } from './desk-queries.ts'
import { orderDeskTexts } from './desk-texts.ts'
import styles from './OrdersPage.module.css'
import { useDay } from './orders.ts'
import { ordersListTexts } from './orders-texts.ts'
import { StatusTag } from './StatusTag.tsx'
import { ordersTexts } from './texts.ts'

type Row = Answer<typeof getDeskOrders>['orders'][number]

/** The columns of orders of all customers. */
export function useOrderColumns(): Column<Row>[] {
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
      cell: order => (
        <span className={`wrap middle gap-y-1 gap-x-2 inline-row ${styles.status}`}>
          <StatusTag order={order} />
          {order.open_quantity > 0 && <small>{list.open(count(order.open_quantity))}</small>}
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
