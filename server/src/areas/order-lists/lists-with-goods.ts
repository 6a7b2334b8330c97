import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { getOrderLists } from '@fairfloor/domain/order-lists/lists-contract'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { flavourOf, isOffered, nameOf } from '../catalogue/index.ts'
import { type Goods, listsOf } from './order-lists.ts'

/** How many lines of a list are named among the lists. */
const FIRST_LINES = 3

/** A user's lists, each with its first lines and what all that can be ordered on it costs now. Two statements. */
export async function listsWithGoods(
  db: Db,
  viewer: CustomerViewer,
  { goods: { catalogue, promotions }, now }: { goods: Goods; now: Date },
): Promise<Answer<typeof getOrderLists>> {
  const lists = await listsOf(db, viewer)
  const positions = await positionsByList(
    db,
    lists.map(({ id }) => id),
  )
  const snapshot = catalogue.snapshot()
  const buyer = { priceGroupId: viewer.priceGroupId, country: viewer.country, now }
  return lists.map(list => {
    const lines = (positions.get(list.id) ?? []).flatMap(({ id, quantity }) => {
      const flavour = flavourOf(snapshot, id)
      const price = isOffered(flavour, now) ? promotions.linePrice(flavour.size, quantity, buyer) : null
      return price ? [{ id, quantity, total: price.total }] : []
    })
    return {
      ...list,
      first_lines: lines
        .slice(0, FIRST_LINES)
        .map(({ id, quantity }) => ({ id, name: nameOf(snapshot, id), quantity })),
      total_price_exclusive_tax: euros(cents(lines.reduce((sum, { total }) => sum + total, 0))),
    }
  })
}

type Position = { readonly list: number; readonly id: number; readonly quantity: number }

async function positionsByList(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Position[]>> {
  const found = await rows<Position>(
    db,
    sql`select list_id as list, flavour_id as id, quantity from order_list_positions
        where list_id = any(${sql.param([...ids])}::int[]) order by list_id, added_at, flavour_id`,
  )
  return Map.groupBy(found, ({ list }) => list)
}
