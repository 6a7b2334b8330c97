import type { Parsed } from '@fairfloor/domain/endpoint'
import type { getOrdersPage } from '@fairfloor/domain/orders/contract'
import { cancellableOf, remainingOf } from '@fairfloor/domain/orders/rest'
import { codeKey } from '@fairfloor/domain/words'
import { and, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { changesWhere } from '../../platform/changes.ts'
import type { Db } from '../../platform/database.ts'
import { down, type Keyset, keyset, type Part } from '../../platform/keyset.ts'
import { containing } from '../../platform/like-pattern.ts'
import { shippedPieces } from '../shipping/index.ts'
import { orderLines, orders } from './tables.ts'

type Filter = Omit<Parsed<typeof getOrdersPage>['query'], 'place'> & {
  /** Null: of all customers. */
  readonly customerId: number | null
  /** Customers whose orders a search finds too. */
  readonly customers?: readonly number[]
  readonly timeZone: string
}

const MOST = 500
const NEWEST = [down(orders.placedAt, 'timestamptz'), down(orders.id)]

/** The newest 500 of a customer's orders. Three statements. */
export const newestOrders = (db: Db, filter: Filter) => newestHeads(db, filterOf(filter), MOST)

/** A part of a customer's orders, newest first. Four statements. */
export async function partOfOrders(db: Db, filter: Filter, part: Part) {
  const where = filterOf(filter)
  const keys = keyset(NEWEST, part)
  const total = part.total ?? (await db.$count(orders, where))
  const { rows, listed } = keys.part(await headsOf(db, and(where, keys.where), keys), total)
  return { heads: rows, listed }
}

/**
 * A customer's orders that have changed after a number, the first change first, and the number to go on from. Five
 * statements.
 */
export async function changedOrders(db: Db, customerId: number, since: number, limit: number) {
  const own = sql`source = 'orders' and row_id in (select id from orders where customer_id = ${customerId})`
  const { changes, next } = await changesWhere(db, own, since, limit)
  const ids = changes.map(({ rowId }) => rowId)
  const heads = await newestHeads(db, inArray(orders.id, ids), limit)
  const byId = new Map(heads.map(head => [head.id, head]))
  return { heads: ids.flatMap(id => byId.get(id) ?? []), next }
}

export type OrderHeads = Awaited<ReturnType<typeof headsOf>>

const newestHeads = (db: Db, where: SQL | undefined, limit: number) =>
  headsOf(db, where, { ...keyset(NEWEST, {}), limit })

/** With what of each is still open. */
async function headsOf(
  db: Db,
  where: SQL | undefined,
  { orderBy, limit, key }: Pick<Keyset, 'orderBy' | 'limit' | 'key'>,
) {
  const heads = await db
    .select({
      id: orders.id,
      kind: orders.kind,
      customerId: orders.customerId,
      carrier: orders.carrier,
      placedAt: orders.placedAt,
      externalReference: orders.externalReference,
      placedBy: sql<string>`(select name from people where people.id = ${orders.placedBy})`,
      status: orders.status,
      gross: orders.gross,
      key,
    })
    .from(orders)
    .where(where)
    .orderBy(orderBy)
    .limit(limit)
  const ids = heads.map(({ id }) => id)
  const pieces = await piecesOfOrders(db, ids)
  const shipped = await shippedPieces(db, ids)
  return heads.map(head => {
    const sums = pieces.get(head.id) ?? { quantity: 0, reserved: 0, cancelled: 0, open: 0 }
    const { pieces: inShipments, handedOver: left } = shipped.get(head.id) ?? { pieces: 0, handedOver: 0 }
    const canCancel = cancellableOf(head.status, { ...sums, shipped: inShipments }) > 0
    const handedOver = { ordered_quantity: remainingOf(sums), handed_over_quantity: left }
    return { ...head, openQuantity: sums.open, canCancel, handedOver }
  })
}

function filterOf({ customerId, customers = [], timeZone, status, from, until, search }: Filter): SQL | undefined {
  const placedOn = sql`(${orders.placedAt} at time zone ${timeZone})::date`
  return and(
    customerId === null ? undefined : eq(orders.customerId, customerId),
    status && eq(orders.status, status),
    from === undefined ? undefined : sql`${placedOn} >= ${from}::date`,
    until === undefined ? undefined : sql`${placedOn} <= ${until}::date`,
    search.trim() === '' ? undefined : or(...mentions(search.trim()), inArray(orders.customerId, [...customers])),
  )
}

/** The order's number (alone after a `#`), the customer's own, or an article by its number or all words of its name. */
function mentions(search: string): SQL[] {
  const number = sql`${orders.id}::text = ${search.replace(/^#/, '')}`
  if (search.startsWith('#')) return [number]
  const article = sql`concat_ws(' ', ${orderLines.sku}, ${orderLines.ean}, ${orderLines.brandName}, ${orderLines.productName},
    ${orderLines.sizeName}, ${orderLines.flavourName})`
  const words = search.split(/\s+/)
  const line = and(
    sql`${orderLines.orderId} = ${orders.id}`,
    or(
      and(...words.map(word => sql`${article} ilike ${containing(word)}`)),
      sql`ltrim(${orderLines.ean}, '0') = ${codeKey(search)}`,
    ),
  )
  return [
    number,
    ilike(orders.externalReference, containing(search)),
    exists(sql`(select from ${orderLines} where ${line})`),
  ]
}

async function piecesOfOrders(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const total = (of: SQL | typeof orderLines.quantity) => sql<number>`sum(${of})::int`
  const found = await db
    .select({
      orderId: orderLines.orderId,
      quantity: total(orderLines.quantity),
      reserved: total(sql`${orderLines.reservedQuantity}`),
      cancelled: total(sql`${orderLines.cancelledQuantity}`),
      open: total(sql`${orderLines.quantity} - ${orderLines.reservedQuantity} - ${orderLines.cancelledQuantity}`),
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .groupBy(orderLines.orderId)
  return new Map(found.map(row => [row.orderId, row]))
}
