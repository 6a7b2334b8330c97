import { type Cents, cents } from '@fairfloor/domain/money'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { isOffered } from '../catalogue/index.ts'
import { type Goods, listsOf } from './order-lists.ts'

/** The lists that a user sees and that were changed last, with what of each can be ordered costs now. Two statements. */
export async function listSums(
  db: Db,
  viewer: CustomerViewer,
  { goods: { catalogue, promotions }, now, most }: { goods: Goods; now: Date; most: number },
) {
  const all = await listsOf(db, viewer)
  const lists = all.slice(0, most)
  const found = await rows<{ listId: number; flavourId: number; quantity: number }>(
    db,
    sql`
      select list_id as "listId", flavour_id as "flavourId", quantity from order_list_positions
      where list_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(lists.map(({ id }) => id))}::jsonb))`,
  )
  const { flavours } = catalogue.snapshot()
  const sums = new Map<number, Cents>()
  for (const { listId, flavourId, quantity } of found) {
    const flavour = flavours.get(flavourId)
    const price =
      flavour && isOffered(flavour, now) ? promotions.linePrice(flavour.size, quantity, { ...viewer, now }) : null
    if (price) sums.set(listId, cents((sums.get(listId) ?? 0) + price.total))
  }
  return { total: all.length, lists: lists.map(list => ({ list, sum: sums.get(list.id) ?? null })) }
}
