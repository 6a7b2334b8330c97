import { sizeAddress } from '@fairfloor/domain/assortment/addresses'
import type { Answer } from '@fairfloor/domain/endpoint'
import { listBackorder } from '@fairfloor/domain/orders/contract'
import { ordersPage } from '@fairfloor/domain/orders/pages'
import { useQuery } from '@tanstack/react-query'
import { count, money, sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { BigDay, byDay } from '../../ui/BigDay.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import lines from '../../ui/two-lines.module.css'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import styles from './BackorderPage.module.css'
import { backorderTexts } from './backorder-texts.ts'
import { CancelRest } from './CancelRest.tsx'
import { orderAddressOf } from './orders.ts'
import { ordersTexts } from './texts.ts'

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
      <p className="fg-2 mt-2 measure">{t.lead}</p>
      {user === null ? <LoginFirst /> : <Backorder enabled={user !== undefined} />}
    </>
  )
}

function Backorder({ enabled }: { enabled: boolean }) {
  const t = useTexts(backorderTexts)
  const orders = useTexts(ordersTexts)
  return (
    <div className="window-high mt-6">
      <Loaded
        query={useQuery({ ...queryOf(listBackorder, {}), enabled })}
        waiting={<SkeletonRows rows={8} height={40} className="grid gap-2" />}
        empty={{
          title: t.none,
          children: t.noneText,
          action: <LinkButton to={ordersPage.path}>{orders.toOrders}</LinkButton>,
        }}
      >
        {rows => (
          <>
            <Rows rows={rows.toSorted((a, b) => byDay(a.eta, b.eta))} />
            <Together rows={rows} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useTexts(backorderTexts)
  return (
    <Table
      caption={t.title}
      columns={useColumns(rows)}
      rows={rows}
      rowKey={({ product_attribute_erp_id: id, order_id, line }) => `${id} ${order_id} ${line}`}
      className={classes(lines.rows, styles.table)}
    />
  )
}

/** The pieces of all rows, and what they cost. */
function Together({ rows }: { rows: readonly Row[] }) {
  const t = useTexts(backorderTexts)
  const priced = useMay('prices')
  const pieces = rows.reduce((sum, row) => sum + row.open_backorder_quantity, 0)
  const net = rows.reduce((sum, row) => sum + cents(sumOf(row)), 0)
  return (
    <p className="fg-2 to-end mt-4">
      {t.together} <b className="sign t24 fg pad-x-1">{t.pieces(pieces, count(pieces))}</b>
      {priced && (
        <>
          , <b className="sign t24 fg pad-x-1">{money(net / 100)}</b> {t.exclVat}
        </>
      )}
    </p>
  )
}

const cents = (euros: number | null) => Math.round((euros ?? 0) * 100)

/** Net, less what is free. */
const sumOf = (row: Row): number =>
  (row.open_backorder_quantity * cents(row.open_backorder_price) - cents(row.discount)) / 100

/** What is asked first leads: when it comes. A discount has room where there is one. */
function useColumns(rows: readonly Row[]): Column<Row>[] {
  const { language } = useLanguage()
  const t = useTexts(backorderTexts)
  const priced = useMay('prices')
  const mayOrder = useMay('order')
  const isDiscounted = rows.some(({ discount }) => discount)
  const columns: (Column<Row> | false)[] = [
    {
      id: 'date',
      head: t.expected,
      phone: 'bare',
      width: '14%',
      cell: ({ eta }) => (eta ? <BigDay day={eta} /> : <span className="fg-2">{t.unknown}</span>),
    },
    { id: 'brand', head: t.brand, phone: 'bare', cell: ({ brand }) => brand },
    {
      id: 'product',
      head: t.product,
      phone: 'bare',
      cell: ({ product_size: name, product_size_erp_id: size }) =>
        size === null ? (
          sizeText(name, language)
        ) : (
          <PageLink to={sizeAddress(size)} className={text.link}>
            {sizeText(name, language)}
          </PageLink>
        ),
    },
    { id: 'flavour', head: t.flavour, phone: 'bare', cell: row => row.product_attribute },
    {
      id: 'order',
      head: t.ordered,
      phone: 'bare',
      cell: ({ order_id: order }) => (
        <PageLink to={orderAddressOf(order)} className={text.link}>
          {t.order(order)}
        </PageLink>
      ),
    },
    priced && {
      id: 'discount',
      head: t.discount,
      phone: 'bare',
      align: 'end',
      ...(!isDiscounted && { hideHead: true, width: 1 }),
      cell: ({ discount }) => (discount ? `−${money(discount)}` : null),
    },
    priced && { id: 'price', head: t.price, phone: 'bare', align: 'end', cell: row => money(row.open_backorder_price) },
    {
      id: 'remaining',
      head: t.remaining,
      phone: 'bare',
      align: 'end',
      cell: ({ open_backorder_quantity: pieces }) => (
        <b>
          {count(pieces)}
          <span className={styles.short}> {t.piecesOf(pieces)}</span>
        </b>
      ),
    },
    priced && {
      id: 'sum',
      head: t.sum,
      phone: 'bare',
      align: 'end',
      cell: row => <b>{money(sumOf(row))}</b>,
    },
    mayOrder && {
      id: 'act',
      head: t.cancel,
      hideHead: true,
      phone: 'bare',
      align: 'end',
      cell: row => <CancelRest row={row} />,
    },
  ]
  return columns.filter(column => column !== false)
}
