import type { Answer } from '@fairfloor/domain/endpoint'
import { getAgentOrders } from '@fairfloor/domain/orders/customer-contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { count } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { type Column, Table } from '../../../ui/Table.tsx'
import text from '../../../ui/text.module.css'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { useDay } from '../../orders/orders.ts'
import { StatusTag } from '../../orders/StatusTag.tsx'
import { PagedList } from '../record/PagedList.tsx'
import { agentTexts } from './agent-texts.ts'

/** What a customer has ordered and how far it is, without prices. */
export function AgentOrders({ customerId }: { customerId: number }) {
  const t = useTexts(agentTexts)
  const { place } = useListAddress()
  const columns = useColumns()
  const query = useQuery({
    ...queryOf(getAgentOrders, { params: { id: customerId }, query: { place } }),
    placeholderData: keepPreviousData,
  })
  return (
    <DeskPanel title={t.orders}>
      <PagedList query={query} empty={<p>{t.noOrders}</p>}>
        {({ orders }) => (
          <Table caption={t.orders} columns={columns} rows={orders} rowKey={({ order_id }) => order_id} />
        )}
      </PagedList>
    </DeskPanel>
  )
}

function useColumns(): Column<Answer<typeof getAgentOrders>['orders'][number]>[] {
  const t = useTexts(agentTexts)
  const dayOf = useDay()
  return [
    { id: 'number', head: t.number, phone: 'title', cell: ({ order_id }) => order_id },
    { id: 'date', head: t.date, cell: ({ order_date }) => <span className={text.nowrap}>{dayOf(order_date)}</span> },
    { id: 'theirs', head: t.theirs, cell: ({ external_reference }) => external_reference },
    {
      id: 'status',
      head: t.status,
      cell: order => (
        <span className="grid">
          <span>
            <StatusTag order={order} />
          </span>
          {order.open_quantity > 0 && <small className="t13 ink-2">{t.open(count(order.open_quantity))}</small>}
        </span>
      ),
    },
    { id: 'carrier', head: t.carrier, cell: ({ carrier }) => carrier },
  ]
}
