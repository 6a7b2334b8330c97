import type { Day } from '@fairfloor/domain/day'
import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { Delivery, getDeliveries } from '@fairfloor/domain/stock/goods-in/contract'
import { nextDayOf } from '@fairfloor/domain/stock/goods-in/expected'
import { asc, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { versionOf } from '../../../platform/form-version.ts'
import { down, keyset, type Part, up } from '../../../platform/keyset.ts'
import { containing } from '../../../platform/like-pattern.ts'
import { nameOf, type Snapshot } from '../../catalogue/index.ts'
import { expectedDeliveries, expectedDeliveryLines } from '../delivery-tables.ts'
import { receiptsOf } from './receipts.ts'
import { waitingFor } from './waiting.ts'

export type StoredDelivery = {
  readonly head: typeof expectedDeliveries.$inferSelect
  readonly lines: readonly (typeof expectedDeliveryLines.$inferSelect)[]
}

/** A delivery with its lines. @param locked others who change or receive it wait @throws Refusal not_found */
export async function readDelivery(db: Db, deliveryId: number, locked = false): Promise<StoredDelivery> {
  const query = db.select().from(expectedDeliveries).where(eq(expectedDeliveries.id, deliveryId))
  const [head] = await (locked ? query.for('update') : query)
  if (!head) throw refuse('not_found')
  const { deliveryId: of, line } = expectedDeliveryLines
  return { head, lines: await db.select().from(expectedDeliveryLines).where(eq(of, deliveryId)).orderBy(asc(line)) }
}

/** What a form for what is expected is filled from. */
export const editedOf = ({ head, lines }: StoredDelivery) => [
  head.supplier,
  head.reference,
  head.note,
  head.closedAt,
  lines.map(({ line, flavourId, quantity, expectedOn, received }) => [line, flavourId, quantity, expectedOn, received]),
]

type Head = Answer<typeof getDeliveries>['deliveries'][number]
type Found = Omit<Head, 'closed_at'> & { closed_at: Date | null; key: string }

const NEXT = [up(sql`coalesce(sums.next_on, 'infinity')`, 'date'), up(sql`d.id`)]
const LAST = [down(sql`d.closed_at`, 'timestamptz'), down(sql`d.id`)]

/** A part of the deliveries: the open ones by the day on which they are expected, the others the last first. */
export async function partOfDeliveries(
  db: Db,
  { search, state }: Omit<Parsed<typeof getDeliveries>['query'], 'place'>,
  { today, part }: { today: Day; part: Part },
): Promise<Answer<typeof getDeliveries>> {
  const isOpen = state === 'open'
  const like = containing(search)
  const which = sql`${isOpen ? sql`d.closed_at is null` : sql`d.closed_at is not null`}
    and (${search} = '' or d.supplier ilike ${like} or d.reference ilike ${like})`
  const keys = keyset(isOpen ? NEXT : LAST, part)
  const some = await rows<Found>(
    db,
    sql`
      select d.id as delivery_id, d.supplier, d.reference, d.closed_at, ${keys.key} as key,
        sums.lines, sums.expected, sums.received, sums.next_on::text as next_on, coalesce(waiting.orders, 0) as waiting_orders
      from expected_deliveries d
      cross join lateral (
        select count(*)::int as lines, coalesce(sum(quantity), 0)::int as expected,
          coalesce(sum(received), 0)::int as received, min(expected_on) filter (where received < quantity) as next_on
        from expected_delivery_lines where delivery_id = d.id
      ) sums
      left join lateral (
        select count(distinct l.order_id)::int as orders
        from order_goods l join order_heads o on o.id = l.order_id
        where o.status <> 'cancelled' and l.quantity - l.reserved_quantity - l.cancelled_quantity > 0
          and l.flavour_id in (
            select flavour_id from expected_delivery_lines where delivery_id = d.id and received < quantity
          )
      ) waiting on ${isOpen}
      where ${which} and ${keys.where} order by ${keys.orderBy} limit ${keys.limit}`,
  )
  const counted = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from expected_deliveries d where ${which}`,
  )
  const { rows: found, listed } = keys.part(some, counted[0]?.total ?? 0)
  const deliveries = found.map(({ key: _, closed_at, ...head }) => ({ ...head, closed_at: instantOf(closed_at) }))
  return { ...listed, today, deliveries }
}

/** How many open deliveries have goods whose day has passed, and the suppliers of the first ones. */
export async function lateDeliveries(db: Db, today: Day, most: number) {
  const found = await rows<{ supplier: string; total: number }>(
    db,
    sql`
      select d.supplier, count(*) over ()::int as total
      from expected_deliveries d
      join (
        select delivery_id, min(expected_on) as day from expected_delivery_lines where received < quantity group by 1
      ) next on next.delivery_id = d.id
      where d.closed_at is null and next.day < ${today}
      order by next.day, d.id limit ${most}`,
  )
  return { deliveries: found[0]?.total ?? 0, suppliers: found.map(({ supplier }) => supplier) }
}

const instantOf = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

type Shown = { readonly snapshot: Snapshot; readonly today: Day }

/** A delivery as the operator sees it. @throws Refusal not_found */
export async function deliveryAnswer(db: Db, deliveryId: number, { snapshot, today }: Shown): Promise<Delivery> {
  const stored = await readDelivery(db, deliveryId)
  const { head, lines } = stored
  const sumOf = (of: 'quantity' | 'received') => lines.reduce((sum, line) => sum + line[of], 0)
  const positions = lines.map(({ line, flavourId, quantity, expectedOn, received }) => {
    const flavour = snapshot.flavours.get(flavourId)
    return {
      line,
      flavour_id: flavourId,
      sku: flavour?.sku ?? '',
      ean: flavour?.ean ?? null,
      ean_case: flavour?.size.eanCase ?? null,
      name: nameOf(snapshot, flavourId),
      units_per_case: flavour?.size.unitsPerCase ?? 1,
      quantity,
      expected_on: expectedOn,
      received,
    }
  })
  const isClosed = head.closedAt !== null
  const waiting = isClosed ? [] : await waitingFor(db, [...new Set(lines.map(({ flavourId }) => flavourId))])
  return {
    delivery_id: head.id,
    supplier: head.supplier,
    reference: head.reference,
    note: head.note,
    version: versionOf(editedOf(stored)),
    today,
    lines: lines.length,
    expected: sumOf('quantity'),
    received: sumOf('received'),
    next_on: isClosed ? null : nextDayOf(positions),
    waiting_orders: new Set(waiting.map(({ order_id }) => order_id)).size,
    closed_at: instantOf(head.closedAt),
    positions,
    waiting,
    receipts: await receiptsOf(db, deliveryId, snapshot),
  }
}
