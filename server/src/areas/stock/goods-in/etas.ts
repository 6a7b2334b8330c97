import type { Day } from '@fairfloor/domain/day'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { setEtas } from '../../catalogue/index.ts'

type Expected = { readonly flavourId: number; readonly eta: string | null }

/**
 * Sets the day on which flavours come next, as far as deliveries say: the first one from today on. To be called for the
 * flavours of a delivery that has changed; others keep the day that was set by hand or by an import.
 */
export async function refreshEtas(tx: Db, flavourIds: readonly number[], today: Day): Promise<void> {
  const days = await rows<Expected>(
    tx,
    sql`
      select wanted.value::int as "flavourId", (
        select min(l.expected_on)::text from expected_delivery_lines l join expected_deliveries d on d.id = l.delivery_id
        where l.flavour_id = wanted.value::int and d.closed_at is null and l.received < l.quantity
          and l.expected_on >= ${today}::date
      ) as eta
      from jsonb_array_elements_text(${JSON.stringify(flavourIds)}::jsonb) wanted order by 1`,
  )
  await setEtas(tx, days)
}

/** Flavours whose day has passed: the next one is to be set, or none where nobody knows it. */
export const flavoursToRefresh = async (db: Db, today: Day): Promise<number[]> =>
  (
    await rows<{ id: number }>(
      db,
      sql`select flavour_id as id from free_stock where eta < ${today}::date order by flavour_id`,
    )
  ).map(({ id }) => id)

/**
 * A flavour of an open delivery: the first day from today on, null where nobody knows one, when it was announced last, the
 * pieces that come on that day, and those that orders wait for.
 */
export type Announced = {
  readonly flavourId: number
  readonly eta: string | null
  readonly at: Date
  readonly pieces: number
  readonly waiting: number
}

/** Every flavour that an open delivery still lacks; one statement. */
export async function announcedFlavours(db: Db, today: Day): Promise<Announced[]> {
  const found = await rows<Omit<Announced, 'at'> & { at: Date | string }>(
    db,
    sql`
      with lacking as (
        select l.flavour_id, l.expected_on, l.quantity - l.received as pieces, d.created_at,
          min(l.expected_on) filter (where l.expected_on >= ${today}::date) over (partition by l.flavour_id) as eta
        from expected_deliveries d join expected_delivery_lines l on l.delivery_id = d.id
        where d.closed_at is null and l.received < l.quantity)
      select flavour_id as "flavourId", max(created_at) as at, eta::text,
        coalesce(sum(pieces) filter (where eta is null or expected_on = eta), 0)::int as pieces,
        (select coalesce(sum(g.quantity - g.reserved_quantity - g.cancelled_quantity), 0)::int from order_goods g
          where g.flavour_id = lacking.flavour_id and g.quantity - g.reserved_quantity - g.cancelled_quantity > 0) as waiting
      from lacking group by flavour_id, eta`,
  )
  return found.map(({ at, ...one }) => ({ ...one, at: new Date(at) }))
}
