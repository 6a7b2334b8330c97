import type { OrderList, OrderListContents } from '@fairfloor/domain/order-lists/contract'
import { mayChange, mayManage, maySee, type Sharing } from '@fairfloor/domain/order-lists/order-list'
import { refuse } from '@fairfloor/domain/order-lists/refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { type Catalogue, flavourOf, isOffered, nameOf, type Snapshot } from '../catalogue/index.ts'
import type { Promotions } from '../promotions/index.ts'

/** What tells whether a flavour can be ordered. */
export type Goods = { readonly catalogue: Catalogue; readonly promotions: Promotions }

type Row = {
  id: number
  name: string
  sharing: Sharing
  owner_id: number
  owner: string
  changed_at: string
  changed_by_id: number
  changed_by: string
  lines: number
  quantity: number
}

/** A user's own order lists and those that colleagues share, the last changed first. */
export async function listsOf(db: Db, viewer: CustomerViewer): Promise<OrderList[]> {
  const found = await readLists(db, sql`l.customer_id = ${viewer.customerId}`)
  return found.filter(row => maySee(sharedOf(row), readerOf(viewer))).map(row => listView(row, viewer))
}

/** @throws Refusal not_found, also for what colleagues keep to themselves */
export async function listOf(db: Db, viewer: CustomerViewer, id: number): Promise<OrderList> {
  const [row] = await readLists(db, sql`l.id = ${id} and l.customer_id = ${viewer.customerId}`)
  if (!row || !maySee(sharedOf(row), readerOf(viewer))) throw refuse('not_found')
  return listView(row, viewer)
}

/**
 * The list for a change, locked until the transaction ends: changes of one list wait for one another.
 * @throws Refusal not_found
 */
export async function lockedList(tx: Db, viewer: CustomerViewer, id: number): Promise<OrderList> {
  await rows(tx, sql`select 1 from order_lists where id = ${id} and customer_id = ${viewer.customerId} for update`)
  return listOf(tx, viewer, id)
}

/** A list with its positions in the order in which they were added. @throws Refusal not_found */
export async function contentsOf(
  db: Db,
  viewer: CustomerViewer,
  id: number,
  { goods: { catalogue, promotions }, now }: { goods: Goods; now: Date },
): Promise<OrderListContents> {
  const list = await listOf(db, viewer, id)
  const snapshot = catalogue.snapshot()
  const buyer = { priceGroupId: viewer.priceGroupId, country: viewer.country, now }
  const positions = (await positionsOf(db, id)).map(({ flavourId, quantity }) => {
    const flavour = flavourOf(snapshot, flavourId)
    return {
      id: flavourId,
      quantity,
      name: nameOf(snapshot, flavourId),
      sku: flavour.sku,
      is_available: isOffered(flavour, now) && promotions.offerOf(flavour.size, buyer) !== null,
    }
  })
  return { list, positions }
}

export type ListPosition = { readonly flavourId: number; readonly quantity: number }

/** In the order in which they were added; those added at once in the order of the catalogue's ids. */
export async function positionsOf(db: Db, listId: number): Promise<ListPosition[]> {
  const found = await rows<{ flavour_id: number; quantity: number }>(
    db,
    sql`select flavour_id, quantity from order_list_positions where list_id = ${listId} order by added_at, flavour_id`,
  )
  return found.map(({ flavour_id: flavourId, quantity }) => ({ flavourId, quantity }))
}

/** The sizes of what can be ordered on a list, each once, in the list's order. */
export const sizesOn = (snapshot: Snapshot, { positions }: OrderListContents) =>
  new Set(positions.filter(one => one.is_available).map(({ id }) => flavourOf(snapshot, id).size))

const readLists = (db: Db, which: SQL): Promise<Row[]> =>
  rows<Row>(
    db,
    sql`
      select l.id, l.name, l.sharing, l.owner_id, o.name as owner, l.changed_at, l.changed_by as changed_by_id,
        c.name as changed_by, coalesce(p.lines, 0)::int as lines, coalesce(p.quantity, 0)::int as quantity
      from order_lists l
        join people o on o.id = l.owner_id
        join people c on c.id = l.changed_by
        left join lateral (
          select count(*) as lines, sum(quantity) as quantity from order_list_positions where list_id = l.id
        ) p on true
      where ${which}
      order by l.changed_at desc, l.id desc`,
  )

const sharedOf = ({ owner_id: ownerId, sharing }: Row) => ({ ownerId, sharing })

const readerOf = ({ userId, rights }: CustomerViewer) => ({ userId, managesUsers: rights.includes('manage') })

function listView(row: Row, viewer: CustomerViewer): OrderList {
  const [shared, reader] = [sharedOf(row), readerOf(viewer)]
  return {
    id: row.id,
    name: row.name,
    sharing: row.sharing,
    owner: { id: row.owner_id, name: row.owner },
    total_lines: row.lines,
    total_quantity: row.quantity,
    changed_at: new Date(row.changed_at).toISOString(),
    changed_by: { id: row.changed_by_id, name: row.changed_by },
    may_change: mayChange(shared, reader),
    may_manage: mayManage(shared, reader),
  }
}
