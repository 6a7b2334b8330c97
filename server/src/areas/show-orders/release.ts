import type { Refusal } from '@fairfloor/domain/refusal'
import { refuse } from '@fairfloor/domain/show-orders/refusals'
import { byFlavour, guardWishes, pathOf, type Wish } from '@fairfloor/domain/show-orders/wishes'
import { canRelease } from '@fairfloor/domain/trade-show/phases'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { lineOf, nameOf, type Shortage, takeStock } from '../catalogue/index.ts'
import { drawOrderId, placeOrder } from '../orders/index.ts'
import type { Edition } from '../trade-show/index.ts'
import type { BasketDeps } from './read-basket.ts'
import { lockShowOrder, positionsOf } from './show-order.ts'

/** Payload of the event for a partial release. */
export type ShowOrderReleased = {
  showOrderId: number
  orderId: number
  userId: number
  /** Absent in events of the previous release. */
  reference?: string | null
  note?: string | null
  byItself?: boolean
}

export type Releasing = {
  /** Each flavour once. */
  readonly wishes: readonly Wish[]
  readonly shippingAddressId: number
  /** The customer's own order number. */
  readonly reference?: string | null
  readonly note?: string | null
  /** Released by a mark, not by hand. */
  readonly byItself?: boolean
}

/** Who releases, for which customer. */
export type Releaser = Pick<CustomerViewer, 'userId' | 'customerId'> & {
  readonly agent: { readonly userId: number } | null
  /** Whether a refusal may say how many are in stock. */
  readonly seesStock: boolean
}

export const SHOW_ORDER_RELEASED = 'show-orders.released'

/**
 * Releases a part of a confirmed order in the given transaction: takes the stock, places an order with its invoice and
 * reduces the remaining quantities. The first release includes the customer's samples. First come, first served; if
 * stock is short, nothing changes.
 * @throws Refusal release_closed, not_confirmed, unknown_flavour, above_remaining, out_of_stock, stock_unknown,
 * unknown_address
 */
export async function release(
  tx: Db,
  { catalogue, samples }: BasketDeps,
  edition: Edition,
  viewer: Releaser,
  { wishes, shippingAddressId, reference = null, note = null, byItself = false }: Releasing,
  now: Date,
): Promise<{ orderId: number }> {
  guardWindow(edition, now)
  const order = await lockShowOrder(tx, edition.id, viewer.customerId)
  if (!order?.confirmedAt) throw refuse('not_confirmed')
  const positions = byFlavour(await positionsOf(tx, order.id))
  const snapshot = catalogue.snapshot()
  const nameAt = (flavourId: number) => nameOf(snapshot, flavourId)
  guardWishes(positions, wishes, nameAt)

  const id = await drawOrderId(tx)
  const { userId } = viewer
  const [short] = await takeStock(tx, wishes, { kind: 'release', orderId: id, userId, at: now })
  if (short) throw shortage(short, pathOf(wishes, short.flavourId), nameAt(short.flavourId), viewer.seesStock)
  const lineOfWish = (wish: Wish) => {
    const { price, extras } = positions.get(wish.flavourId)!
    return { ...lineOf(snapshot, wish, price), extras }
  }
  const freeLines = await samples.ship(tx, edition.id, viewer.customerId, now)
  const { orderId } = await placeOrder(tx, {
    id,
    kind: 'show-release',
    customerId: viewer.customerId,
    placedBy: viewer.userId,
    agentId: viewer.agent?.userId ?? null,
    lines: [...wishes.map(lineOfWish), ...freeLines],
    shippingAddressId,
    externalReference: reference ?? order.reference ?? edition.name,
    note,
    now,
  })
  const event: ShowOrderReleased = {
    showOrderId: order.id,
    orderId,
    userId: viewer.userId,
    reference,
    note,
    byItself,
  }
  await tx.execute(sql`
    with counted_down as (
      update show_positions p set released_quantity = p.released_quantity + w.quantity
      from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb) as w("flavourId" int, quantity int)
      where p.show_order_id = ${order.id} and p.flavour_id = w."flavourId"
    ), written_down as (
      insert into releases (order_id, show_order_id, released_at, released_by)
      values (${orderId}, ${order.id}, ${now.toISOString()}::timestamptz, ${viewer.userId})
    )
    insert into outbox_events (topic, payload) values (${SHOW_ORDER_RELEASED}, ${JSON.stringify(event)}::jsonb)`)
  return { orderId }
}

function shortage({ available }: Shortage, path: string, position: string, seesStock: boolean): Refusal {
  if (available === null)
    return refuse('stock_unknown', undefined, [{ path, detail: `Nobody has counted ${position} yet` }])
  return seesStock
    ? refuse('out_of_stock', { position, available }, [{ path, detail: `${available} left` }])
    : refuse('out_of_stock', { position, available: null }, [{ path, detail: 'Not that many left' }])
}

/** @throws Refusal release_closed */
export function guardWindow(edition: Edition, now: Date): void {
  if (!canRelease(edition, now))
    throw refuse('release_closed', {
      start: edition.confirmationStart,
      end: edition.releaseEnd,
      timeZone: edition.timeZone,
    })
}
