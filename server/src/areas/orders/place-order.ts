import { dayIn } from '@fairfloor/domain/day'
import { type Item, priceOrder } from '@fairfloor/domain/invoicing/price-order'
import type { OrderTotals } from '@fairfloor/domain/invoicing/totals'
import { tariffFor } from '@fairfloor/domain/seller/rates'
import type { Db } from '../../platform/database.ts'
import { postalAddress } from '../identity/index.ts'
import { issueInvoice } from '../invoicing/index.ts'
import { readTerms } from '../seller/index.ts'
import { destinationOf, readBuyer } from './buyer.ts'
import { insertLines } from './insert-lines.ts'
import { orders } from './tables.ts'

/** A flavour with its quantity and its names as the order keeps them. */
export type NewLine = Item & {
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
  /** The agent who places it for the customer's user. */
  readonly agentId: number | null
  readonly lines: readonly NewLine[]
  /** Null: the customer's usual one. */
  readonly shippingAddressId: number | null
  readonly externalReference: string | null
  readonly note?: string | null
  /** Carrier, payment method and label service are the customer's usual ones unless named. */
  readonly carrier?: string
  readonly paymentMethod?: string
  readonly labelService?: boolean
  readonly now: Date
}

/**
 * Places an order with its invoice (decisions 4): five statements, however many lines. The caller has checked and taken
 * the stock, in the same transaction. The row of the year's last invoice number is locked from here to the commit.
 * @throws Refusal unknown_address, no_delivery, no_vat_rate, order_too_large, unavailable (house not set up)
 */
export async function placeOrder(tx: Db, order: NewOrder): Promise<{ orderId: number; totals: OrderTotals }> {
  if (order.lines.length === 0) throw new Error('An order has at least one line.')
  const { customerId, placedBy, agentId, kind, externalReference, note, now } = order
  const buyer = await readBuyer(tx, customerId, order.shippingAddressId)
  const terms = await readTerms(tx)
  const { carrier, paymentMethod, labelService } = { ...buyer.customer, ...wanted(order) }
  const today = dayIn(now, terms.timeZone)
  const tariff = tariffFor(terms.rates, destinationOf(buyer, carrier, today))
  const { lines, totals } = priceOrder(order.lines, tariff, { labelService, byCard: paymentMethod === 'card' })
  const [row] = await tx
    .insert(orders)
    .values({
      kind,
      customerId,
      placedBy,
      agentId,
      placedAt: now,
      externalReference,
      note: note ?? null,
      carrier,
      paymentMethod,
      invoiceAddress: postalAddress(buyer.invoiceAddress),
      shippingAddress: postalAddress(buyer.shippingAddress),
      vatId: buyer.customer.vatId,
      totals,
      net: totals.net,
      gross: totals.gross,
    })
    .returning({ id: orders.id })
  const orderId = row!.id
  await insertLines(
    tx,
    lines.map((line, i) => ({ ...line, orderId, line: i + 1 })),
  )
  await issueInvoice(tx, { orderId, today, terms })
  return { orderId, totals }
}

const wanted = ({ carrier, paymentMethod, labelService }: NewOrder) => ({
  ...(carrier === undefined ? {} : { carrier }),
  ...(paymentMethod === undefined ? {} : { paymentMethod }),
  ...(labelService === undefined ? {} : { labelService }),
})
