import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

type LastBought = { readonly flavourId: number; readonly quantity: number; readonly placedAt: Date }

/**
 * What a customer last bought of each of these flavours, in whatever kind of order; without what was cancelled or sent again.
 * One statement, a step of an index for each flavour, however many orders there are.
 */
export async function lastBought(db: Db, customerId: number, flavourIds: readonly number[]): Promise<LastBought[]> {
  const found = await rows<Omit<LastBought, 'placedAt'> & { placedAt: Date | string }>(
    db,
    sql`
      select wanted.value::int as "flavourId", bought.quantity, o.placed_at as "placedAt"
      from jsonb_array_elements_text(${JSON.stringify(flavourIds)}::jsonb) wanted
      cross join lateral (
        select l.order_id, l.quantity - l.cancelled_quantity as quantity from order_lines l
        where l.ordering_customer_id = ${customerId} and l.flavour_id = wanted.value::int
          and l.quantity > l.cancelled_quantity and l.replaces_line is null
        order by l.order_id desc limit 1) bought
      join orders o on o.id = bought.order_id`,
  )
  return found.map(({ placedAt, ...one }) => ({ ...one, placedAt: new Date(placedAt) }))
}
