import { randomInt } from 'node:crypto'
import type { Item, PricedOrder } from '@fairfloor/domain/billing/price-order'
import { type Extras, keptExtras } from '@fairfloor/domain/extras'
import { cents } from '@fairfloor/domain/money'
import type { PriceTerms } from '@fairfloor/domain/promotions/price'
import { getTableColumns, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { type Buyer, postalAddress } from '../companies/index.ts'
import { orderLines, orders } from './tables.ts'

/** The number of a new order, for movements of stock that come before the order itself. */
export async function drawOrderId(tx: Db): Promise<number> {
  const [drawn] = await rows<{ id: number }>(tx, sql`select nextval(pg_get_serial_sequence('orders', 'id'))::int as id`)
  return drawn!.id
}

/** A number for an order that is taken back: orders come to none so high, and miss none. */
export const testOrderId = (): number => 2_000_000_000 + randomInt(147_000_000)

/** A flavour with its quantity and its names, as copied into the order. */
export type NewLine = Item & {
  /** Pieces taken from stock for it; by default all of them. The rest is its backorder. */
  readonly reservedQuantity?: number
  /** What its price was made of, where that depends on how many pieces are ordered. */
  readonly priceTerms?: PriceTerms | null
  /** The lot of the outlet that it is from. */
  readonly outletLotId?: number
  readonly extras?: Extras
  readonly flavourId: number
  readonly sku: string
  readonly ean: string | null
  readonly brandName: string
  readonly productName: string
  readonly sizeName: string
  readonly flavourName: string
}

type Head = { /** Drawn before; else the database gives one. */ readonly id?: number } & Pick<
  typeof orders.$inferInsert,
  | 'kind'
  | 'placedBy'
  | 'agentId'
  | 'approvedBy'
  | 'placedAt'
  | 'externalReference'
  | 'note'
  | 'wishedOn'
  | 'carrier'
  | 'carrierByHand'
  | 'paymentMethod'
  | 'labelService'
  | 'delivery'
  | 'heldUntil'
>

const NONE = cents(0)

/**
 * Writes an order and its lines as priced; two statements.
 * @param eventOf an event that goes with it
 * @returns the order and its lines, as a shipment needs them
 */
export async function keepOrder(
  tx: Db,
  { id: drawn, kind, placedBy, agentId, placedAt, ...head }: Head,
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
    .overridingSystemValue()
    .values({
      ...(drawn !== undefined && { id: drawn }),
      ...facts,
      ...{ kind, placedBy, agentId, placedAt, totals },
      wishedOn: head.wishedOn,
      labelService: head.labelService,
      delivery: head.delivery,
      heldUntil: head.heldUntil,
      approvedBy: head.approvedBy,
      carrierByHand: head.carrierByHand,
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
    extras: keptExtras(line.extras),
    customerId: customer.id,
    orderId: id,
    line: i + 1,
  }))
  await insertLines(tx, kept, eventOf?.(id))
  return { order: { ...facts, id }, lines: kept }
}

const columns = Object.entries(getTableColumns(orderLines))
const names = sql.join(
  columns.map(([, { name }]) => sql.identifier(name)),
  sql`, `,
)

/** An event that is written with the lines. */
export type LinesEvent = { readonly topic: string; readonly payload: object }

/**
 * Inserts an order's lines as one JSON parameter: less than half the time of a list of values, for any number of lines.
 * One statement, with the event too.
 */
export async function insertLines(
  tx: Db,
  lines: readonly (typeof orderLines.$inferInsert)[],
  event?: LinesEvent,
): Promise<void> {
  const rows = lines.map(line =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, line[key as keyof typeof line] ?? null])),
  )
  const published = event
    ? sql`with published as (
        insert into outbox_events (topic, payload) values (${event.topic}, ${JSON.stringify(event.payload)}::jsonb))`
    : sql``
  await tx.execute(sql`
    ${published}
    insert into ${orderLines} (${names})
    select ${names} from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(rows)}::jsonb)`)
}
