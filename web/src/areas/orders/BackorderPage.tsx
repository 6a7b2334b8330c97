import type { Answer } from '@fairfloor/domain/endpoint'
import { listBackorder } from '@fairfloor/domain/orders/contract'
import { ordersPage } from '@fairfloor/domain/orders/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarDay, count, money } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import list from '../../ui/list-page.module.css'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import styles from './BackorderPage.module.css'
import { backorderTexts } from './backorder-texts.ts'
import { orderAddressOf, orderQuery } from './orders.ts'
import { ordersTexts } from './texts.ts'

const CancelPieces = lazyPart(async () => ({ default: (await import('./CancelPieces.tsx')).CancelPieces }))

type Row = Answer<typeof listBackorder>[number]

/** /my-orders/backorder-quantities: what the customer's orders still wait for. */
export function BackorderPage() {
  const t = useTexts(backorderTexts)
  const orders = useTexts(ordersTexts)
  const user = useUser()
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <Breadcrumb items={[{ label: orders.myOrders, to: ordersPage.path }, { label: t.title }]} />
      <h1>{t.title}</h1>
      <p className={list.lead}>{t.lead}</p>
      {user === null ? <LoginFirst /> : <Backorder enabled={user !== undefined} />}
    </>
  )
}

function Backorder({ enabled }: { enabled: boolean }) {
  const t = useTexts(backorderTexts)
  const orders = useTexts(ordersTexts)
  const columns = useColumns()
  return (
    <div className={list.rows}>
      <Loaded
        query={useQuery({ ...queryOf(listBackorder, {}), enabled })}
        waiting={<SkeletonRows rows={8} height={40} className={list.loading} />}
        empty={{
          title: t.none,
          children: t.noneText,
          action: <LinkButton to={ordersPage.path}>{orders.toOrders}</LinkButton>,
        }}
      >
        {rows => (
          <>
            <Table
              caption={t.title}
              columns={columns}
              rows={rows}
              rowKey={({ product_attribute_erp_id: id, order_id, line }) => `${id} ${order_id} ${line}`}
            />
            <Together rows={rows} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The pieces of all rows, and what they cost. */
function Together({ rows }: { rows: readonly Row[] }) {
  const t = useTexts(backorderTexts)
  const priced = useMay('prices')
  const pieces = rows.reduce((sum, row) => sum + row.open_backorder_quantity, 0)
  const net = rows.reduce(
    (sum, row) => sum + row.open_backorder_quantity * cents(row.open_backorder_price) - cents(row.discount),
    0,
  )
  return (
    <p className={styles.together}>
      {t.together} <b>{t.pieces(pieces, count(pieces))}</b>
      {priced && (
        <>
          , <b>{money(net / 100)}</b> {t.exclVat}
        </>
      )}
    </p>
  )
}

const cents = (euros: number | null) => Math.round((euros ?? 0) * 100)

/** Asks how much of a row's order is cancelled, its rest filled in, once that order is loaded. */
function CancelRest({ row: { order_id, line, product_attribute: flavour } }: { row: Row }) {
  const t = useTexts(backorderTexts)
  const [isOpen, setOpen] = useState(false)
  const { data: order, isError } = useQuery({ ...orderQuery(order_id), enabled: isOpen })
  if (!useMay('order')) return null
  return (
    <>
      {' · '}
      <button
        type="button"
        className={text.link}
        aria-label={t.cancelOf(flavour, order_id)}
        onClick={() => setOpen(true)}
      >
        {t.cancel}
      </button>
      {isOpen && isError && <span role="alert">{` ${t.notLoaded}`}</span>}
      {isOpen && order && <CancelPieces order={order} line={line} onClose={() => setOpen(false)} />}
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTexts(backorderTexts)
  const { language } = useLanguage()
  const priced = useMay('prices')
  const columns: Column<Row>[] = [
    { id: 'brand', head: t.brand, phone: 'bare', cell: ({ brand }) => brand },
    { id: 'product', head: t.product, phone: 'bare', cell: ({ product_size }) => product_size },
    {
      id: 'flavour',
      head: t.flavour,
      phone: 'title',
      cell: row => (
        <span className={styles.flavour}>
          {row.product_attribute}
          <small>
            <PageLink to={orderAddressOf(row.order_id)} className={text.link}>
              {t.order(row.order_id)}
            </PageLink>
            {', '}
            {row.eta ? t.expected(calendarDay(row.eta, language)) : t.unknown}
            <CancelRest row={row} />
          </small>
        </span>
      ),
    },
    { id: 'discount', head: t.discount, align: 'end', cell: ({ discount }) => (discount ? money(discount) : '–') },
    { id: 'price', head: t.price, align: 'end', cell: row => money(row.open_backorder_price) },
    {
      id: 'remaining',
      head: t.remaining,
      align: 'end',
      cell: row => <b className={text.strong}>{count(row.open_backorder_quantity)}</b>,
    },
  ]
  return priced ? columns : columns.filter(({ id }) => id !== 'discount' && id !== 'price')
}
