import type { Day } from '@fairfloor/domain/day'
import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import type { Hold } from '@fairfloor/domain/orders/holds'
import type { getPicking } from '@fairfloor/domain/picking/contract'
import type { PickingState } from '@fairfloor/domain/picking/states'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { keyset, type Part, up } from '../../platform/keyset.ts'
import { containing } from '../../platform/like-pattern.ts'
import { nameOf, type Snapshot } from '../catalogue/index.ts'
import { companyNames } from '../companies/index.ts'
import type { EtaOf } from '../orders/index.ts'
import { peopleById } from '../people/index.ts'

type Found = {
  order_id: number
  customer_id: number
  placed_at: Date | string
  wished_on: string | null
  carrier: string
  country: string
  pieces: number
  lines: number
  open: number
  held_for: Hold | null
  pick_list_id: number | null
  made_by: number | null
  shipment_id: number | null
}

/**
 * Each order with something to ship, by where it stands. An order that ships in parts can be ready and be picked at the same
 * time, so it is in the state in which somebody has to act: packed for the carrier, picked, ready; else it waits.
 */
const STANDING = sql`
  with unfinished as (
    select o.id, o.customer_id, o.placed_at, o.wished_on::text as wished_on, o.carrier, o.delivery,
      o.shipping_address ->> 'country' as country, o.external_reference, list.id as pick_list_id, list.made_by,
      case when o.payment_method in ('prepayment', 'card') and o.paid_ahead_at is null then 'payment' end as unpaid,
      sums.pieces, sums.lines, sums.open
    from order_heads o
    left join pick_lists list on list.order_id = o.id and list.closed_at is null
    cross join lateral (
      select coalesce(sum(one.set_aside), 0)::int as pieces, (count(*) filter (where one.set_aside > 0))::int as lines,
        coalesce(sum(one.open), 0)::int as open
      from (
        select l.quantity - l.reserved_quantity - l.cancelled_quantity as open, l.reserved_quantity - coalesce((
          select sum(s.quantity) from shipment_goods s where s.order_id = l.order_id and s.line = l.line
        ), 0) as set_aside
        from order_goods l where l.order_id = o.id
      ) one
    ) sums
    where o.status in ('placed', 'in picking', 'shipped')
  ), standing as (
    select id as order_id, customer_id, placed_at, wished_on, carrier, country, external_reference, pieces, lines, open,
      coalesce(unpaid, case when delivery = 'complete' and open > 0 then 'rest' end) as held_for,
      pick_list_id, made_by, null::int as shipment_id,
      case
        when pick_list_id is not null then 'picking'
        when pieces > 0 and unpaid is null and not (delivery = 'complete' and open > 0) then 'ready'
        else 'waiting'
      end as state
    from unfinished where pieces > 0 or open > 0
    union all
    select o.id, o.customer_id, o.placed_at, o.wished_on::text, o.carrier, o.shipping_address ->> 'country',
      o.external_reference, sums.pieces, sums.lines, 0, null, null, null, s.id, 'packed'
    from shipment_heads s join order_heads o on o.id = s.order_id
    cross join lateral (
      select sum(quantity)::int as pieces, count(*)::int as lines from shipment_goods
      where order_id = s.order_id and shipment_id = s.id
    ) sums
    where s.shipped_at is null
  )`

const OLDEST = [up(sql`placed_at`, 'timestamptz'), up(sql`order_id`), up(sql`coalesce(shipment_id, 0)`)]

type Look = { readonly snapshot: Snapshot; readonly today: Day; readonly etaOf: EtaOf }

/** A part of the orders in a state, the oldest first. */
export async function partOfPicking(
  db: Db,
  { search, state, customers }: Omit<Parsed<typeof getPicking>['query'], 'place'> & { customers: readonly number[] },
  part: Part,
  look: Look,
): Promise<Answer<typeof getPicking>> {
  const which = sql`state = ${state} and ${mentions(search.trim(), customers)}`
  const keys = keyset(OLDEST, part)
  const states = await rows<{ state: PickingState; orders: number }>(
    db,
    sql`${STANDING} select state, count(*)::int as orders from standing group by state`,
  )
  const some = await rows<Found & { key: string }>(
    db,
    sql`${STANDING} select *, ${keys.key} as key from standing
        where ${which} and ${keys.where} order by ${keys.orderBy} limit ${keys.limit}`,
  )
  const counted = await rows<{ total: number }>(
    db,
    sql`${STANDING} select count(*)::int as total from standing where ${which}`,
  )
  const { rows: found, listed } = keys.part(some, counted[0]?.total ?? 0)
  const waiting = await waitingOf(
    db,
    found.flatMap(({ open, order_id }) => (open > 0 ? [order_id] : [])),
  )
  const companies = await companyNames(
    db,
    found.map(({ customer_id }) => customer_id),
  )
  const people = await peopleById(
    db,
    found.flatMap(({ made_by }) => (made_by === null ? [] : [made_by])),
  )
  const countOf = (of: PickingState) => states.find(one => one.state === of)?.orders ?? 0
  return {
    ...listed,
    today: look.today,
    counts: {
      ready: countOf('ready'),
      waiting: countOf('waiting'),
      picking: countOf('picking'),
      packed: countOf('packed'),
    },
    orders: found.map(({ customer_id, placed_at, made_by, ...one }) => ({
      order_id: one.order_id,
      company: companies.get(customer_id) ?? '',
      placed_at: new Date(placed_at).toISOString(),
      wished_on: one.wished_on,
      carrier: one.carrier,
      country: one.country,
      pieces: one.pieces,
      lines: one.lines,
      open: one.open,
      held_for: one.held_for,
      waits_for: (waiting.get(one.order_id) ?? []).map(({ flavourId, pieces }) => ({
        name: nameOf(look.snapshot, flavourId),
        pieces,
        eta: look.etaOf(flavourId),
      })),
      pick_list_id: one.pick_list_id,
      picked_by: people.get(made_by ?? 0)?.name ?? null,
      shipment_id: one.shipment_id,
    })),
  }
}

/** The order's number, the customer's own, or one of some customers. */
function mentions(search: string, customers: readonly number[]): SQL {
  if (search === '') return sql`true`
  return sql`(order_id::text = ${search.replace(/^#/, '')} or external_reference ilike ${containing(search)}
    or customer_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(customers)}::jsonb)))`
}

type Waiting = { readonly orderId: number; readonly flavourId: number; readonly pieces: number }

async function waitingOf(db: Db, orderIds: readonly number[]): Promise<Map<number, Waiting[]>> {
  if (orderIds.length === 0) return new Map()
  const found = await rows<Waiting>(
    db,
    sql`select order_id as "orderId", flavour_id as "flavourId",
          sum(quantity - reserved_quantity - cancelled_quantity)::int as pieces
        from order_goods
        where order_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb))
          and quantity - reserved_quantity - cancelled_quantity > 0
        group by 1, 2 order by 1, min(line)`,
  )
  return Map.groupBy(found, ({ orderId }) => orderId)
}
