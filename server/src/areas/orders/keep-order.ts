import type { Item, PricedOrder } from '@fairfloor/domain/invoicing/price-order'
import { cents } from '@fairfloor/domain/money'
import type { Db } from '../../platform/database.ts'
import { type Buyer, postalAddress } from '../identity/index.ts'
import { insertLines, type LinesEvent } from './insert-lines.ts'
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

type Head = Pick<
  typeof orders.$inferInsert,
  | 'kind'
  | 'placedBy'
  | 'agentId'
  | 'placedAt'
  | 'externalReference'
  | 'note'
  | 'wishedOn'
  | 'carrier'
  | 'paymentMethod'
  | 'labelService'
  | 'delivery'
>

const NONE = cents(0)

/**
 * Writes an order and its lines as priced; two statements.
 * @param eventOf an event that goes with it
 * @returns the order and its lines, as a shipment needs them
 */
export async function keepOrder(
  tx: Db,
  { kind, placedBy, agentId, placedAt, ...head }: Head,
  { customer, invoiceAddress, shippingAddress }: Buyer,
  { lines, totals }: PricedOrder<NewLine>,
  eventOf?: (orderId: number) => LinesEvent,
) {
  const facts = {
    customerId: customer.id,
    externalReference: head.externalReference ?? null,
    note: head.note ?? null,
    carrier: head.carrier,
    paymentMethod: head.paymentMethod,
    invoiceAddress: postalAddress(invoiceAddress),
    shippingAddress: postalAddress(shippingAddress),
    vatId: customer.vatId,
  }
  const [row] = await tx
    .insert(orders)
    .values({
      ...facts,
      ...{ kind, placedBy, agentId, placedAt, totals },
      wishedOn: head.wishedOn,
      labelService: head.labelService,
      delivery: head.delivery,
      net: totals.net,
      gross: totals.gross,
    })
    .returning({ id: orders.id })
  const id = row!.id
  const kept = lines.map((line, i) => ({
    discount: NONE,
    reservedQuantity: line.quantity,
    cancelledQuantity: 0,
    ...line,
    orderId: id,
    line: i + 1,
  }))
  await insertLines(tx, kept, eventOf?.(id))
  return { order: { ...facts, id }, lines: kept }
}
