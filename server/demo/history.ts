import { day } from '@fairfloor/domain/day'
import { cents } from '@fairfloor/domain/money'
import { pricesOf, type Snapshot } from '../src/areas/catalogue/index.ts'
import { receivePayment } from '../src/areas/invoicing/index.ts'
import { hasOrders, placeOrder, settleOrder, shipOrder } from '../src/areas/orders/index.ts'
import type { Db } from '../src/platform/database.ts'
import { demoOpenOrders, demoTaken } from './open-orders.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The buyer's orders before the show: days ago, reference, first flavour, number of lines, paid or not. */
const HISTORY = [
  { daysAgo: 96, reference: 'Spring assortment', first: 40, lines: 14, isPaid: true },
  { daysAgo: 41, reference: 'PO 2207', first: 700, lines: 6, isPaid: true },
  { daysAgo: 9, reference: 'PO 2261', first: 1500, lines: 9, isPaid: false },
]

/** What the buyer has paid so far of the order that is not paid. */
const PART = cents(12_000)

/**
 * Gives the buyer past orders, a partly paid invoice and an open order, once. They are not part of the show.
 * @returns whether it was the first time
 */
export async function demoHistory(
  tx: Db,
  snapshot: Snapshot,
  { userId, customerId, priceGroupId }: { userId: number; customerId: number; priceGroupId: number },
  now: Date,
): Promise<boolean> {
  if (await hasOrders(tx, customerId)) return false
  const sold = [...snapshot.flavours.values()].filter(flavour =>
    pricesOf(flavour.size, { country: null, priceGroupId }),
  )
  for (const { daysAgo, reference, first, lines, isPaid } of HISTORY) {
    const placedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const flavours = sold.slice(first, first + lines)
    const quantities = flavours.map(({ size }, i) => size.unitsPerCase * (1 + (i % 3)))
    const { orderId } = await placeOrder(tx, {
      kind: 'shop',
      customerId,
      placedBy: userId,
      agentId: null,
      lines: flavours.map(({ size, ...flavour }, i) => ({
        flavourId: flavour.id,
        sku: flavour.sku,
        ean: flavour.ean,
        quantity: quantities[i]!,
        unitNet: cents(pricesOf(size, { country: null, priceGroupId })!.current),
        vatClass: size.product.vatClass,
        depositClass: size.depositClass,
        readyMillilitres: size.readyMillilitres,
        hasLabel: size.hasLabel,
        brandName: size.product.brand.name,
        productName: size.product.name,
        sizeName: size.name,
        flavourName: flavour.name,
      })),
      shippingAddressId: null,
      externalReference: reference,
      ships: 'later',
      now: placedAt,
    })
    const parts = quantities.map((quantity, i) => ({ line: i + 1, quantity }))
    await shipOrder(tx, orderId, parts, new Date(placedAt.getTime() + DAY_MS), demoTaken(orderId))
    if (isPaid) await settleOrder(tx, orderId, new Date(placedAt.getTime() + 10 * DAY_MS))
    else await payPart(tx, { customerId, orderId, reference }, new Date(placedAt.getTime() + 5 * DAY_MS))
  }
  await demoOpenOrders(tx, snapshot, { userId, customerId, priceGroupId }, now)
  return true
}

const payPart = (
  tx: Db,
  { reference, ...order }: { customerId: number; orderId: number; reference: string },
  now: Date,
) =>
  receivePayment(tx, {
    ...order,
    key: `demo:${order.orderId}`,
    method: 'transfer',
    amount: PART,
    receivedOn: day(now.toISOString().slice(0, 10)),
    reference,
    payer: null,
    recordedBy: null,
    now,
  })
