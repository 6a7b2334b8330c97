import type { ListSort } from '@fairfloor/domain/service-lists/arrange'
import type { ServiceListName } from '@fairfloor/domain/service-lists/lists'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useSettings } from '../../lib/settings.ts'
import { useTexts } from '../../lib/texts.tsx'
import type { ListAddress } from '../../ui/list-address.ts'
import { Table } from '../../ui/Table.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import { ShopBar } from '../assortment/ShopBar.tsx'
import { useShopOrder } from '../assortment/use-shop-order.ts'
import { SHOP_LIST } from '../basket/basket.ts'
import { alertOf } from '../catalogue/alert-of.tsx'
import { BoughtBefore, useBought } from '../catalogue/bought.ts'
import { GridKeys } from '../catalogue/GridKeys.tsx'
import { GridGoal } from '../catalogue/ordered-lines.ts'
import { useCellGrid } from '../catalogue/use-cell-grid.ts'
import { dayOf, type Row } from './lists.ts'
import rail from './OrderRail.module.css'
import { useOrderColumns } from './order-columns.tsx'
import styles from './ServiceTable.module.css'
import { serviceTexts } from './texts.ts'
import { useColumns } from './use-columns.tsx'
import { useGoods } from './use-goods.ts'
import { Week, weekOf } from './Week.tsx'

// The rows do not wait for what is opened, and for the bar's note.
const GridRows = lazyPart(async () => ({ default: (await import('../catalogue/GridRows.tsx')).GridRows }))
const WhenItComes = lazyPart(async () => ({ default: (await import('./WhenItComes.tsx')).WhenItComes }))

interface ServiceTableProps {
  name: ServiceListName
  /** Those of the page. */
  rows: readonly Row[]
  /** Those of all pages. */
  all: readonly Row[]
  address: ListAddress
  sort: ListSort | null
  /** Below the rows. */
  children: ReactNode
}

const NAMES: readonly string[] = ['date', 'brand', 'product', 'flavour']

/**
 * A list as a table, on phones in two lines a row. What is expected stands by weeks, as long as it stands by days. Who may
 * order does so here, in the cells of the shop's grid.
 */
export function ServiceTable({ name, rows, all, address, sort, children }: ServiceTableProps) {
  const t = useTexts(serviceTexts)
  const isBuyer = Boolean(useUser()?.company)
  const priced = useMay('prices') || !isBuyer
  const { order, closed, isListOnly, onFinish } = useShopOrder()
  const mayOrder = !isListOnly && name !== 'discontinued'
  const goods = useGoods(rows, all, mayOrder)
  const bought = useBought(rows.flatMap(({ product_size_erp_id: id }) => (id ? [{ id }] : [])))
  const grid = useCellGrid({ list: SHOP_LIST, sizes: NONE, order, closed, onFinish })
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const open = (id: number) => setOpened(before => before.symmetricDifference(new Set([id])))
  const isByDay = sort === null || sort.endsWith('date')
  const timeZone = useSettings()?.time_zone
  const repeated = new Set(
    isByDay ? rows.filter((row, at) => at > 0 && dayOf(row, timeZone) === dayOf(rows[at - 1]!, timeZone)) : [],
  )
  const columns = useColumns({ name, address, sort, priced, repeated, mayOrder })
  const filled = {
    bought: (bought?.size ?? 0) > 0,
    expected: rows.some(row => typeof row.expected_quantity === 'number'),
  }
  const reader = { isBuyer, mayOrder, priced }
  const { before, after } = useOrderColumns({ name, goods, order, filled, ...reader, opened, onOpen: open })
  const named = columns.filter(({ id }) => NAMES.includes(id))
  const [others, alerts] = [
    columns.filter(({ id }) => !NAMES.includes(id) && id !== 'notify'),
    columns.filter(({ id }) => id === 'notify'),
  ]
  const isByWeek = (name === 'eta' || name === 'available_soon') && isByDay
  const weekAbove = (row: Row, before: Row | undefined) => {
    const week = weekOf(row.eta_date ?? null)
    return before && weekOf(before.eta_date ?? null) === week ? null : <Week monday={week} all={all} />
  }
  const flavoursBelow = (row: Row) => {
    const offer = opened.has(row.id) ? goods.of(row) : undefined
    return (
      offer && (
        <ul className={`m-0 pad-0 unlisted ${rail.sorts}`}>
          <Suspense>
            <GridRows list={SHOP_LIST} size={offer.size} order={order} closed={closed} alertOf={alertOf} />
          </Suspense>
        </ul>
      )
    )
  }
  return (
    <GridGoal value="basket">
      <BoughtBefore value={bought}>
        <div ref={grid.root} className={styles.list} data-list={name} {...grid.column}>
          <Table
            caption={t.titles[name]}
            columns={[...named, ...before, ...others, ...after, ...alerts]}
            rows={rows}
            rowKey={({ id }) => id}
            className={styles.table}
            cells={mayOrder}
            below={flavoursBelow}
            {...(isByWeek && { groupAbove: weekAbove })}
          />
        </div>
        <GridKeys open={grid.isExplaining} onClose={() => grid.explain(false)} />
      </BoughtBefore>
      {children}
      {mayOrder && (
        <ShopBar
          sizes={goods.sizes}
          note={
            name === 'eta' && (
              <Suspense>
                <WhenItComes rows={all} goods={goods} />
              </Suspense>
            )
          }
        />
      )}
    </GridGoal>
  )
}

const NONE = [] as const
