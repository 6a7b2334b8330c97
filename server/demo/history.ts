import { day } from '@fairfloor/domain/day'
import { cents } from '@fairfloor/domain/money'
import { documentsOf, issueCreditNote, receivePayment } from '../src/areas/billing/index.ts'
import { lineOf, pricesOf, type Snapshot } from '../src/areas/catalogue/index.ts'
import { cancelRest, hasOrders, placeOrder, settleOrder, shipOrder } from '../src/areas/orders/index.ts'
import type { Db } from '../src/platform/database.ts'
import { demoOpenOrders, demoTaken } from './open-orders.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Past = {
  readonly daysAgo: number
  readonly reference: string
  /** The first flavour, and the number of lines. */
  readonly first: number
  readonly lines: number
  readonly carrier?: string
  /** Part paid: some of its invoice; open: nothing yet; credited: less was agreed for its first line, the rest is paid. */
  readonly end: 'paid' | 'part paid' | 'open' | 'credited' | 'cancelled'
  /** In how many shipments it has left, five days apart. */
  readonly parts?: number
}

/** The buyer's orders before the show, the oldest first, as invoices are numbered by their day. */
const HISTORY: readonly Past[] = [
  { daysAgo: 424, reference: 'PO 1802', first: 120, lines: 12, end: 'paid' },
  { daysAgo: 371, reference: 'PO 1866', first: 310, lines: 9, end: 'paid', carrier: 'PostNL' },
  { daysAgo: 318, reference: 'New year refill', first: 520, lines: 14, end: 'paid' },
  { daysAgo: 262, reference: 'PO 1951', first: 900, lines: 7, end: 'credited' },
  { daysAgo: 204, reference: 'PO 2013', first: 1100, lines: 11, end: 'paid', parts: 2 },
  { daysAgo: 149, reference: 'PO 2090', first: 220, lines: 5, end: 'cancelled' },
  { daysAgo: 96, reference: 'Spring assortment', first: 40, lines: 14, end: 'paid' },
  // The same as three weeks later: it is probably gone by now.
  { daysAgo: 41, reference: 'PO 2207', first: 400, lines: 6, end: 'paid' },
  // Its invoice is overdue, but not for so long that nothing more can be ordered on account.
  { daysAgo: 21, reference: 'PO 2249', first: 400, lines: 4, end: 'open', carrier: 'GLS' },
  { daysAgo: 9, reference: 'PO 2261', first: 1500, lines: 9, end: 'part paid' },
]

/** What the buyer has paid so far of the order that is not paid. */
const PART = cents(12_000)

const BETWEEN_PARTS_DAYS = 5

type Buyer = { readonly userId: number; readonly customerId: number; readonly priceGroupId: number }

/**
 * Gives the buyer orders of more than a year in all their states, and open ones, once. They are not part of the show.
 * @returns whether it was the first time
 */
export async function demoHistory(tx: Db, snapshot: Snapshot, buyer: Buyer, now: Date): Promise<boolean> {
  if (await hasOrders(tx, buyer.customerId)) return false
  for (const past of HISTORY) await order(tx, snapshot, buyer, past, now)
  await demoOpenOrders(tx, snapshot, buyer, now)
  return true
}

async function order(
  tx: Db,
  snapshot: Snapshot,
  { userId, customerId, priceGroupId }: Buyer,
  { daysAgo, reference, first, lines, carrier, end, parts = 1 }: Past,
  now: Date,
): Promise<void> {
  const at = (daysAfter: number) => new Date(now.getTime() - (daysAgo - daysAfter) * DAY_MS)
  const priceOf = (size: Parameters<typeof pricesOf>[0]) => pricesOf(size, { country: null, priceGroupId })
  const flavours = [...snapshot.flavours.values()].filter(({ size }) => priceOf(size)).slice(first, first + lines)
  const isCancelled = end === 'cancelled'
  const wanted = flavours.map(({ id, size }, i) => ({
    ...lineOf(snapshot, { flavourId: id, quantity: size.unitsPerCase * (1 + (i % 3)) }, cents(priceOf(size)!.current)),
    // What was cancelled had waited for goods.
    ...(isCancelled && { reservedQuantity: 0 }),
  }))
  const { orderId } = await placeOrder(tx, {
    kind: 'shop',
    customerId,
    placedBy: userId,
    agentId: null,
    lines: wanted,
    shippingAddressId: null,
    ...(carrier !== undefined && { carrier }),
    externalReference: reference,
    ships: 'later',
    now: at(0),
  })
  if (isCancelled) {
    await cancelRest(tx, { orderId, customerId, userId, lines: 'all', reckoning: 'kept', now: at(4) })
    return
  }
  const leaving = wanted.map(({ quantity }, i) => ({ line: i + 1, quantity }))
  for (let part = 0; part < parts; part++) {
    const some = leaving.filter((_, i) => i % parts === part)
    await shipOrder(tx, orderId, some, at(1 + part * BETWEEN_PARTS_DAYS), demoTaken(orderId))
  }
  if (end === 'credited') await credit(tx, orderId, at(6))
  if (end === 'paid' || end === 'credited') await settleOrder(tx, orderId, at(12))
  if (end === 'part paid') await payPart(tx, { customerId, orderId, reference }, at(5))
}

/** A euro a piece less for the first line, as was agreed on the telephone. */
async function credit(tx: Db, orderId: number, now: Date): Promise<void> {
  const invoice = (await documentsOf(tx, orderId)).find(({ kind }) => kind === 'invoice')
  const wanted = [{ of: 'price', line: 1, quantity: 1, unitNet: cents(100) }] as const
  const reason = 'Price as agreed on the telephone'
  if (invoice) await issueCreditNote(tx, { kind: 'price', invoiceId: invoice.id, wanted, reason, issuedBy: null, now })
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
