import type { Day } from '@fairfloor/domain/day'
import { cents } from '@fairfloor/domain/money'
import { priceAt } from '@fairfloor/domain/newcomer-week/week'
import { isOffered, lineOf, pricesOf, type Snapshot } from '../src/areas/catalogue/index.ts'
import { drawOrderId, placeOrder, settleOrder, shipOrder } from '../src/areas/orders/index.ts'
import { lotsForSale, moveLots } from '../src/areas/outlet/index.ts'
import type { Db } from '../src/platform/database.ts'
import type { DemoOffers } from './newcomer-week.ts'
import { demoTaken } from './open-orders.ts'

const HOUR_MS = 60 * 60 * 1000
const WEEK_LINES = 8
const OUTLET_LINES = 3

type Buyer = { readonly userId: number; readonly customerId: number; readonly priceGroupId: number }

/**
 * What the buyer ordered at the event, at the event's prices, where the event has begun. It has left already, so nobody has to
 * pick it when the demo begins.
 */
export async function demoWeekOrder(
  tx: Db,
  snapshot: Snapshot,
  { userId, customerId, priceGroupId }: Buyer,
  { start, percents }: DemoOffers,
  now: Date,
): Promise<void> {
  const placedAt = new Date(start.getTime() + 11 * HOUR_MS)
  if (placedAt >= now) return
  const wanted = [...snapshot.flavours.values()].flatMap(flavour => {
    const { size } = flavour
    const percent = percents.get(size.product.id)
    const prices = pricesOf(size, { country: 'NL', priceGroupId })
    if (percent === undefined || !prices || !isOffered(flavour, now)) return []
    return [{ flavourId: flavour.id, quantity: size.unitsPerCase, price: priceAt(prices.regular, { percent }) }]
  })
  const step = Math.max(1, Math.floor(wanted.length / WEEK_LINES))
  const lines = wanted.filter((_, i) => i % step === 0).slice(0, WEEK_LINES)
  if (lines.length === 0) return
  const { orderId } = await placeOrder(tx, {
    kind: 'newcomer-week',
    customerId,
    placedBy: userId,
    agentId: null,
    lines: lines.map(({ price, ...line }) => lineOf(snapshot, line, price)),
    shippingAddressId: null,
    externalReference: null,
    ships: 'later',
    now: placedAt,
  })
  const leaving = lines.map(({ quantity }, i) => ({ line: i + 1, quantity }))
  await shipOrder(tx, orderId, leaving, now, demoTaken(orderId))
}

/** A few short-dated pieces that the buyer had from the outlet, paid since. */
export async function demoOutletOrder(
  tx: Db,
  snapshot: Snapshot,
  { userId, customerId }: Buyer,
  today: Day,
  now: Date,
): Promise<void> {
  const lots = (await lotsForSale(tx, today))
    .filter(({ quantity }) => quantity > 1)
    .toSorted((a, b) => b.id - a.id)
    .slice(0, OUTLET_LINES)
  const wanted = lots.map(lot => ({ ...lot, quantity: Math.floor(lot.quantity / 2) }))
  if (wanted.length === 0) return
  const id = await drawOrderId(tx)
  const moves = wanted.map(lot => ({ lotId: lot.id, change: -lot.quantity }))
  await moveLots(tx, moves, { kind: 'order', orderId: id, userId, at: now })
  await placeOrder(tx, {
    id,
    kind: 'outlet',
    customerId,
    placedBy: userId,
    agentId: null,
    lines: wanted.map(({ id: outletLotId, flavourId, quantity, price }) => ({
      ...lineOf(snapshot, { flavourId, quantity }, cents(price)),
      outletLotId,
    })),
    shippingAddressId: null,
    externalReference: 'Short-dated',
    ships: 'at once',
    now,
  })
  await settleOrder(tx, id, now)
}
