import { type Cents, euros } from '@fairfloor/domain/money'
import { type Flavour, lineOf, pricesOf, type Snapshot, stockOf, takeFreeStock } from '../src/areas/catalogue/index.ts'
import { addMandate } from '../src/areas/companies/index.ts'
import { placeOrder, shipOrder } from '../src/areas/orders/index.ts'
import type { Db } from '../src/platform/database.ts'
import { demoHouse } from './orders.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PLACED_DAYS_AGO = 3
const PARTLY_DAYS_AGO = 5

/** Cheaper goods make a likelier order. */
const MOST_EUROS = 60

/** What the buyer has signed; the account is invented. */
const MANDATE = {
  reference: 'MV-20001-1',
  signedOn: '2024-02-01',
  iban: 'NL17MAAS0417164300',
  holder: 'Sporthuis De Merwede B.V.',
}

/** What the carrier says of a demo shipment. */
export const demoTaken = (orderId: number) => ({
  tracking: `3SFAIR${String(orderId).padStart(8, '0')}`,
  parcels: 2,
  note: null,
  userId: null,
})

type Buyer = { readonly userId: number; readonly customerId: number; readonly priceGroupId: number }

/**
 * Gives the buyer a mandate, and two open orders of the shop: one of which a part has left, and one that waits for goods, some
 * in stock, some in part, some expected.
 */
export async function demoOpenOrders(tx: Db, snapshot: Snapshot, buyer: Buyer, now: Date): Promise<void> {
  const { customerId, priceGroupId } = buyer
  const { creditorId } = demoHouse.settings.seller
  if (creditorId !== undefined) await addMandate(tx, { ...MANDATE, customerId, creditorId, now })
  const priceOf = ({ size }: Flavour) => pricesOf(size, { country: 'NL', priceGroupId })?.current
  const found = (count: number, stands: (flavour: Flavour) => boolean, after = 0) =>
    [...snapshot.flavours.values()]
      .filter(flavour => euros(priceOf(flavour) ?? (0 as never)) > 0 && euros(priceOf(flavour)!) < MOST_EUROS)
      .filter(stands)
      .slice(after, after + count)
  const inStock = ({ id }: Flavour) => stockOf(snapshot, id).quantity ?? 0
  const isExpected = ({ id }: Flavour) => stockOf(snapshot, id).eta !== null
  const isPlenty = (flavour: Flavour) => inStock(flavour) > 100
  const wishOf = (flavour: Flavour) => ({
    flavourId: flavour.id,
    quantity: 2 * flavour.size.unitsPerCase,
    price: priceOf(flavour)!,
  })
  const inParts = found(5, isPlenty, 40).map(wishOf)
  const partly = { reference: 'PO 2270', placedAt: new Date(now.getTime() - PARTLY_DAYS_AGO * DAY_MS) }
  const orderId = await place(tx, snapshot, buyer, { ...partly, wanted: inParts })
  const leaving = inParts.slice(0, 3).map(({ quantity }, i) => ({ line: i + 1, quantity }))
  await shipOrder(tx, orderId, leaving, new Date(partly.placedAt.getTime() + DAY_MS), demoTaken(orderId))
  const waiting = [
    ...found(3, isPlenty),
    ...found(1, flavour => inStock(flavour) > 0 && inStock(flavour) < flavour.size.unitsPerCase),
    ...found(2, flavour => inStock(flavour) === 0 && isExpected(flavour)),
  ].map(wishOf)
  const placedAt = new Date(now.getTime() - PLACED_DAYS_AGO * DAY_MS)
  await place(tx, snapshot, buyer, { reference: 'PO 2274', placedAt, wanted: waiting })
}

type Wish = { readonly flavourId: number; readonly quantity: number; readonly price: Cents }
type Placing = { readonly reference: string; readonly placedAt: Date; readonly wanted: readonly Wish[] }

/** Places an order that takes what is free. */
async function place(
  tx: Db,
  snapshot: Snapshot,
  { userId, customerId }: Buyer,
  { reference, placedAt, wanted }: Placing,
): Promise<number> {
  const taken = await takeFreeStock(tx, wanted)
  const { orderId } = await placeOrder(tx, {
    kind: 'shop',
    customerId,
    placedBy: userId,
    agentId: null,
    lines: wanted.map(wish => ({
      ...lineOf(snapshot, wish, wish.price),
      reservedQuantity: taken.get(wish.flavourId) ?? 0,
    })),
    shippingAddressId: null,
    externalReference: reference,
    ships: 'later',
    now: placedAt,
  })
  return orderId
}
