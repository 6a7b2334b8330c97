import { type Day, dayIn } from '@fairfloor/domain/day'
import { type Item, priceOrder } from '@fairfloor/domain/invoicing/price-order'
import type { OrderTotals } from '@fairfloor/domain/invoicing/totals'
import { cents } from '@fairfloor/domain/money'
import type { Delivery } from '@fairfloor/domain/orders/delivery'
import { tariffFor } from '@fairfloor/domain/seller/rates'
import type { Db } from '../../platform/database.ts'
import { postalAddress } from '../identity/index.ts'
import { readTerms } from '../seller/index.ts'
import { destinationOf, readBuyer } from './buyer.ts'
import { insertLines } from './insert-lines.ts'
import { shipLines } from './ship-lines.ts'
import { orders } from './tables.ts'

/** A flavour with its quantity and its names, as copied into the order. */
export type NewLine = Item & {
  /** Pieces taken from stock for it; by default all of them. The rest is its backorder. */
  readonly reservedQuantity?: number
  readonly flavourId: number
  readonly sku: string
  readonly ean: string | null
  readonly brandName: string
  readonly productName: string
  readonly sizeName: string
  readonly flavourName: string
}

export type NewOrder = {
  readonly kind: (typeof orders.$inferInsert)['kind']
  readonly customerId: number
  readonly placedBy: number
  /** The agent who places it as the customer's user. */
  readonly agentId: number | null
  readonly lines: readonly NewLine[]
  /** Null: the customer's default. */
  readonly shippingAddressId: number | null
  readonly externalReference: string | null
  readonly note?: string | null
  /** Carrier, payment method, label service and delivery default to the customer's. */
  readonly carrier?: string
  readonly paymentMethod?: string
  readonly labelService?: boolean
  readonly delivery?: Delivery
  readonly wishedOn?: Day | null
  /** At once unless named: everything in one shipment with its invoice. Later: by `shipOrder`. */
  readonly ships?: 'at once' | 'later'
  readonly now: Date
}

const NONE = cents(0)

/**
 * Places an order and ships it, with its invoice: six statements, however many lines. The caller has checked and taken the
 * stock, in the same transaction. The row of the year's last invoice number is locked from here to the commit.
 * @throws Refusal unknown_address, no_delivery, no_vat_rate, order_too_large, not_set_up
 */
export async function placeOrder(tx: Db, wanted: NewOrder): Promise<{ orderId: number; totals: OrderTotals }> {
  if (wanted.lines.length === 0) throw new Error('An order has at least one line.')
  const {
    customerId,
    placedBy,
    agentId,
    kind,
    externalReference,
    note = null,
    wishedOn = null,
    now,
    ships = 'at once',
  } = wanted
  const buyer = await readBuyer(tx, customerId, wanted.shippingAddressId)
  const terms = await readTerms(tx)
  const { carrier, paymentMethod, labelService, delivery } = { ...buyer.customer, ...chosen(wanted) }
  const today = dayIn(now, terms.timeZone)
  const tariff = tariffFor(terms.rates, destinationOf(buyer, carrier, today))
  const priced = priceOrder(wanted.lines, tariff, { labelService, byCard: paymentMethod === 'card' })
  const { totals } = priced
  const facts = {
    customerId,
    externalReference,
    note,
    carrier,
    paymentMethod,
    labelService,
    delivery,
    wishedOn,
    invoiceAddress: postalAddress(buyer.invoiceAddress),
    shippingAddress: postalAddress(buyer.shippingAddress),
    vatId: buyer.customer.vatId,
  }
  const [row] = await tx
    .insert(orders)
    .values({ ...facts, kind, placedBy, agentId, placedAt: now, totals, net: totals.net, gross: totals.gross })
    .returning({ id: orders.id })
  const orderId = row!.id
  const lines = priced.lines.map((line, i) => ({
    discount: NONE,
    reservedQuantity: line.quantity,
    cancelledQuantity: 0,
    ...line,
    orderId,
    line: i + 1,
  }))
  await insertLines(tx, lines)
  if (ships === 'at once') await shipLines(tx, { order: { ...facts, id: orderId }, lines, totals, terms, today, now })
  return { orderId, totals }
}

const chosen = ({ carrier, paymentMethod, labelService, delivery }: NewOrder) => ({
  ...(carrier === undefined ? {} : { carrier }),
  ...(paymentMethod === undefined ? {} : { paymentMethod }),
  ...(labelService === undefined ? {} : { labelService }),
  ...(delivery === undefined ? {} : { delivery }),
})
