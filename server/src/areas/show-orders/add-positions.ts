import { MOST_PIECES } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { Extras } from '@fairfloor/domain/extras'
import { refuse } from '@fairfloor/domain/show-orders/refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { enteredJson } from '../../platform/kept-extras.ts'
import { violates } from '../../platform/transaction.ts'
import { ACTIVITY, type ActivityEvent, by } from '../trade-show/index.ts'
import type { SamplePosition } from './sample-basket.ts'
import type { ShowPosition } from './show-order.ts'
import { MOST_PIECES_CHECK } from './tables.ts'

/** A flavour of an exhibitor to add; `price` is its current show price in cents. */
export type Addition = { flavourId: number; exhibitorId: number; quantity: number; price: number; extras: Extras }

type Row = {
  show_order_id: number
  flavour_id: number
  ordered_quantity: number
  quantity: number
  released_quantity: number
  deleted_quantity: number
  price: number
  added_at: string
  added_by: number
  extras: Extras
  /** Only set in the first row. */
  samples: SamplePosition[] | null
}

const COLUMNS = sql.raw(`p.show_order_id, p.flavour_id, p.ordered_quantity, p.quantity, p.released_quantity,
  p.deleted_quantity, p.price, p.added_at, p.added_by, p.extras`)

/**
 * Adds flavours to the customer's show order in one statement: locks or creates the order, adds to existing quantities
 * at the current price, writes the event, and answers the whole basket. Only the first time is the order's row written:
 * under load a lock costs half as much. No kind of basket: its order is confirmed once, and released in parts.
 * @param additions each flavour once
 * @param samples expression for the customer's samples
 * @throws Refusal already_confirmed, quantity_too_large
 */
export async function addPositions(
  db: Db,
  editionId: number,
  viewer: CustomerViewer,
  additions: Addition[],
  samples: SQL,
  now: Date,
): Promise<{ positions: ShowPosition[]; samples: SamplePosition[] }> {
  const wanted = additions.map(({ flavourId, quantity, price, extras }) => ({
    ...{ flavour_id: flavourId, quantity, price },
    extras: enteredJson(extras),
  }))
  const event: ActivityEvent = {
    ...by(viewer),
    editionId,
    activity: 'order_placed',
    things: [...new Set(additions.map(addition => addition.exhibitorId))],
  }
  const found = await rows<Row>(
    db,
    sql`
      with wanted as (
        select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(flavour_id int, quantity int, price int, extras jsonb)
      ), known as (
        select id from show_orders
        where edition_id = ${editionId} and customer_id = ${viewer.customerId} and confirmed_at is null
        for no key update
      ), made as (
        insert into show_orders (edition_id, customer_id)
        select ${editionId}::int, ${viewer.customerId}::int where not exists (select from known)
        on conflict (edition_id, customer_id) do update set edition_id = excluded.edition_id
          where show_orders.confirmed_at is null
        returning id
      ), head as (
        select id from known union all select id from made
      ), added as (
        insert into show_positions as p
          (show_order_id, flavour_id, ordered_quantity, quantity, price, added_at, added_by, extras)
        select head.id, wanted.flavour_id, wanted.quantity, wanted.quantity, wanted.price,
          ${now.toISOString()}::timestamptz, ${viewer.userId}::int, jsonb_strip_nulls(wanted.extras)
        from head, wanted
        order by wanted.flavour_id
        on conflict (show_order_id, flavour_id) do update set
          ordered_quantity = p.quantity + excluded.quantity,
          quantity = p.quantity + excluded.quantity,
          price = excluded.price,
          extras = p.extras || excluded.extras
        returning ${COLUMNS}
      ), event as (
        insert into outbox_events (topic, payload)
        select ${ACTIVITY}, ${JSON.stringify(event)}::jsonb from head
      ), positions as (
        select ${COLUMNS} from added p
        union all
        select ${COLUMNS} from show_positions p
        where p.show_order_id = (select id from head) and p.flavour_id not in (select flavour_id from added)
      )
      select ${COLUMNS},
        case when row_number() over (order by added_at, flavour_id) = 1 then (${samples}) end as samples
      from positions p
      order by added_at, flavour_id`,
  ).catch(error => {
    throw violates(error, MOST_PIECES_CHECK) ? refuse('quantity_too_large', { most: MOST_PIECES }) : error
  })
  if (found.length === 0) throw refuse('already_confirmed')
  const positions = found.map(row => ({
    showOrderId: row.show_order_id,
    flavourId: row.flavour_id,
    orderedQuantity: row.ordered_quantity,
    quantity: row.quantity,
    releasedQuantity: row.released_quantity,
    deletedQuantity: row.deleted_quantity,
    price: row.price,
    addedAt: new Date(row.added_at),
    addedBy: row.added_by,
    extras: row.extras,
  }))
  return { positions, samples: found[0]!.samples ?? [] }
}
