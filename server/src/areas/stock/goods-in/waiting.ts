import type { Delivery } from '@fairfloor/domain/stock/goods-in/contract'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { companyNames } from '../../companies/index.ts'

type Waiting = Delivery['waiting'][number]
type Found = Omit<Waiting, 'company' | 'placed_at'> & { placed_at: Date | string; customer_id: number }

/** Open backorders of some flavours, the oldest order first: in this order goods are given to them. */
export async function waitingFor(db: Db, flavourIds: readonly number[]): Promise<Waiting[]> {
  const found = await rows<Found>(
    db,
    sql`
      select l.order_id, l.line, l.flavour_id, o.customer_id, o.placed_at,
        l.quantity - l.reserved_quantity - l.cancelled_quantity as open
      from order_goods l join order_heads o on o.id = l.order_id
      where l.flavour_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(flavourIds)}::jsonb))
        and l.quantity - l.reserved_quantity - l.cancelled_quantity > 0 and o.status <> 'cancelled'
      order by o.placed_at, o.id, l.line`,
  )
  const companies = await companyNames(
    db,
    found.map(({ customer_id }) => customer_id),
  )
  return found.map(({ customer_id, placed_at, ...one }) => ({
    ...one,
    placed_at: new Date(placed_at).toISOString(),
    company: companies.get(customer_id) ?? '',
  }))
}
