import { ordersAt } from '@fairfloor/domain/orders/order-list'
import { backorderPage } from '@fairfloor/domain/orders/pages'
import { reorderAddress } from '@fairfloor/domain/quick-order/addresses'
import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { count, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListFilter } from '../../ui/ListFilter.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { CompanyFirst } from '../../visit/CompanyFirst.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import { InvoiceLink } from './InvoiceLink.tsx'
import { KindTag } from './KindTag.tsx'
import { MinimalContent } from './MinimalOrder.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import styles from './OrdersPage.module.css'
import { type OrderHead, orderAddressOf, ordersPageQuery, useDay } from './orders.ts'
import { ordersListTexts } from './orders-texts.ts'
import { restTexts } from './rest-texts.ts'
import { ShowOrder } from './ShowOrder.tsx'
import { StatusTag } from './StatusTag.tsx'
import { ordersTexts } from './texts.ts'

/** /my-orders: the customer's orders, newest first; the address carries what they are narrowed to. */
export function OrdersPage() {
  const t = useTexts(ordersTexts)
  const words = useTexts(ordersListTexts)
  const user = useUser()
  return (
    <>
      <PageTitle>{t.myOrders}</PageTitle>
      <h1 className="mb-4">{t.myOrders}</h1>
      {user === null && <LoginFirst />}
      {user && !user.company && <CompanyFirst user={user} />}
      {(user === undefined || user?.company) && (
        <>
          <p className={styles.backorder}>
            <PageLink to={backorderPage.path} className={text.link}>
              {words.backorder}
            </PageLink>
          </p>
          <ShowOrder />
          <Orders enabled={user !== undefined} />
        </>
      )}
    </>
  )
}

function Orders({ enabled }: { enabled: boolean }) {
  const t = useTexts(ordersTexts)
  const words = useTexts(ordersListTexts)
  const [unfolded, setUnfolded] = useState<readonly number[]>([])
  const fold = (id: number) =>
    setUnfolded(before => (before.includes(id) ? before.filter(one => one !== id) : [...before, id]))
  const columns = useColumns(unfolded, fold)
  const list = useListAddress()
  const toShow = (
    <LinkButton to={LOBBY} variant="ink">
      {t.toShow}
    </LinkButton>
  )
  return (
    <div className="stack packed gap-4 window-high">
      <ListFilter list={list} label={words.search}>
        <OrderFilters list={list} />
      </ListFilter>
      <LongList
        list={list}
        query={useQuery({ ...ordersPageQuery(ordersAt(list.query)), enabled })}
        empty={{ title: t.none, children: t.noneText, action: toShow }}
      >
        {({ orders }) => (
          <Table
            caption={t.myOrders}
            columns={columns}
            className={styles.orders}
            rows={orders}
            rowKey={order => order.order_id}
            below={({ order_id }) => unfolded.includes(order_id) && <MinimalContent orderId={order_id} />}
          />
        )}
      </LongList>
    </div>
  )
}

function useColumns(unfolded: readonly number[], fold: (id: number) => void): Column<OrderHead>[] {
  const t = useTexts(ordersTexts)
  const words = useTexts(ordersListTexts)
  const rest = useTexts(restTexts)
  const dayOf = useDay()
  const hidden = [useMay('invoices') || 'invoice', useMay('prices') || 'total', useMay('order') || 'again']
  const columns: Column<OrderHead>[] = [
    {
      id: 'fold',
      head: t.details,
      hideHead: true,
      phone: 'corner',
      width: 52,
      cell: ({ order_id }) => {
        const isOpen = unfolded.includes(order_id)
        return (
          <IconButton
            icon={isOpen ? 'chevronUp' : 'chevronDown'}
            label={t.detailsOf(order_id)}
            aria-expanded={isOpen}
            onClick={() => fold(order_id)}
          />
        )
      },
    },
    {
      id: 'number',
      head: t.number,
      phone: 'title',
      cell: ({ order_id }) => (
        <PageLink
          to={orderAddressOf(order_id)}
          className={`middle cobalt inline-row target sign t24 ${styles.number}`}
          aria-label={t.order(order_id)}
        >
          <span className={styles.word}>{t.order(order_id)}</span>
          <span className={styles.figure}>{order_id}</span>
        </PageLink>
      ),
    },
    { id: 'date', head: t.date, phone: 'bare', cell: order => dayOf(order.order_date) },
    { id: 'reference', head: t.reference, phone: 'bare', cell: order => order.external_reference },
    {
      id: 'status',
      head: t.status,
      phone: 'bare',
      cell: order => (
        <span className={`wrap middle gap-y-1 gap-x-2 inline-row ${styles.status}`}>
          <StatusTag order={order} />
          <KindTag kind={order.kind} />
          {order.open_quantity > 0 && <small>{words.open(count(order.open_quantity))}</small>}
        </span>
      ),
    },
    { id: 'buyer', head: t.placedBy, phone: 'bare', cell: ({ placed_by }) => placed_by },
    {
      id: 'total',
      head: t.total,
      align: 'end',
      phone: 'bare',
      cell: order => (
        <span>
          <span className="bold">{money(order.total_price_inclusive_tax)}</span>{' '}
          <small className={styles.word}>{t.inclVat}</small>
        </span>
      ),
    },
    { id: 'invoice', head: t.invoice, phone: 'bare', cell: order => <InvoiceLink order={order} /> },
    {
      id: 'again',
      head: rest.reorder,
      hideHead: true,
      align: 'end',
      phone: 'bare',
      cell: ({ order_id }) => (
        <PageLink
          to={reorderAddress(order_id)}
          className={classes(text.link, text.nowrap)}
          aria-label={rest.reorderOf(order_id)}
        >
          {rest.reorder}
        </PageLink>
      ),
    },
  ]
  return columns.filter(({ id }) => !hidden.includes(id))
}
