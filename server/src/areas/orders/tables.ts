import type { OrderTotals } from '@fairfloor/domain/billing/totals'
import { deliveries } from '@fairfloor/domain/companies/delivery'
import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import { orderKinds, orderStatuses } from '@fairfloor/domain/orders/kinds'
import type { PriceTerms } from '@fairfloor/domain/promotions/price'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cents, instant, lineExtras, rowId } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { customers } from '../companies/tables.ts'
import { outletLots } from '../outlet/tables.ts'
import { users } from '../people/tables.ts'

/** A sum of cents: a long order exceeds an integer. */
const sumOfCents = (name: string) => bigint(name, { mode: 'number' })

/** A customer's purchase, as placed. The id is the order number that the customer sees. */
export const orders = pgTable(
  'orders',
  {
    id: rowId(),
    kind: text('kind', { enum: orderKinds }).notNull(),
    status: text('status', { enum: orderStatuses }).notNull().default('placed'),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    placedBy: integer('placed_by')
      .notNull()
      .references(() => users.id),
    /** The agent who placed it as that user. */
    agentId: integer('agent_id').references(() => users.id),
    /** The colleague who approved it, of an order above its user's limit. */
    approvedBy: integer('approved_by').references(() => users.id),
    placedAt: instant('placed_at').notNull(),
    shippedAt: instant('shipped_at'),
    /** When the last of it was cancelled. */
    cancelledAt: instant('cancelled_at'),
    /** Until when its goods are kept although it is not paid yet: of an order that is paid ahead. */
    heldUntil: instant('held_until'),
    /** When an order that is paid ahead was paid. */
    paidAheadAt: instant('paid_ahead_at'),
    /** When the customer was reminded to pay ahead. */
    remindedAt: instant('reminded_at'),
    externalReference: text('external_reference'),
    /** The customer's. */
    note: text('note'),
    /** The operator's; the customer does not see it. */
    internalNote: text('internal_note'),
    /** Day on which the customer would like to have it. */
    wishedOn: date('wished_on'),
    delivery: text('delivery', { enum: deliveries }).notNull().default('in parts'),
    labelService: boolean('label_service').notNull().default(false),
    carrier: text('carrier').notNull(),
    /** Chosen although another one was usual: it is a habit then, for goods that the customer's own cannot bring. */
    carrierByHand: boolean('carrier_by_hand').notNull().default(false),
    paymentMethod: text('payment_method').notNull(),
    invoiceAddress: jsonb('invoice_address').$type<PostalAddress>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<PostalAddress>().notNull(),
    vatId: text('vat_id'),
    totals: jsonb('totals').$type<OrderTotals>().notNull(),
    net: sumOfCents('net').notNull(),
    gross: sumOfCents('gross').notNull(),
  },
  table => [
    index('orders_customer').on(table.customerId, table.id),
    index('orders_placed').on(table.placedAt),
    // What is not over: the warehouse reads it, and the overview.
    index('orders_unfinished').on(table.placedAt).where(sql`${table.status} in ('placed', 'in picking', 'shipped')`),
    index('orders_held').on(table.heldUntil).where(sql`${table.heldUntil} is not null`),
  ],
)

/** One flavour of an order, with its names at that time. Amounts without VAT. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    line: integer('line').notNull(),
    /**
     * The order's: so what a customer last bought of a flavour is one step of an index. A trigger fills it where the previous release
     * names none; its name is not that of the order's column, which statements of that release leave unqualified.
     */
    customerId: integer('ordering_customer_id').notNull(),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id),
    sku: text('sku').notNull(),
    ean: text('ean'),
    brandName: text('brand_name').notNull(),
    productName: text('product_name').notNull(),
    sizeName: text('size_name').notNull(),
    flavourName: text('flavour_name').notNull(),
    quantity: integer('quantity').notNull(),
    /** Pieces taken from stock so far, those shipped included. A trigger fills it where the previous release names none. */
    reservedQuantity: integer('reserved_quantity').notNull(),
    cancelledQuantity: integer('cancelled_quantity').notNull().default(0),
    unitNet: cents('unit_net').notNull(),
    /** Off the whole line, for pieces that a promotion gives free. */
    discount: sumOfCents('discount').notNull().default(0),
    /** Over how many pieces the discount is shared; null: all that were ordered. */
    discountPieces: integer('discount_pieces'),
    /** What its price was made of, where that depends on how many pieces are ordered; null in lines from before it was kept. */
    priceTerms: jsonb('price_terms').$type<PriceTerms>(),
    net: sumOfCents('net').notNull(),
    /** Basis points. */
    vatRate: integer('vat_rate').notNull(),
    deposit: sumOfCents('deposit').notNull(),
    /** Null where the deposit is not part of the taxable amount. */
    depositVatRate: integer('deposit_vat_rate'),
    consumptionTax: sumOfCents('consumption_tax').notNull(),
    label: sumOfCents('label').notNull(),
    /** What the taxes of a later shipment depend on; null in old lines, which were all shipped at once. */
    vatClass: text('vat_class'),
    depositClass: text('deposit_class'),
    readyMillilitres: integer('ready_millilitres'),
    hasLabel: boolean('has_label'),
    /** The lot it is from, of an order of the outlet. */
    outletLotId: integer('outlet_lot_id').references(() => outletLots.id),
    /** The line whose pieces it sends again, and the shipment with which those had left. */
    replacesLine: integer('replaces_line'),
    replacesShipmentId: integer('replaces_shipment_id'),
    extras: lineExtras(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index('order_lines_flavour').on(table.flavourId),
    index('order_lines_bought')
      .on(table.customerId, table.flavourId, table.orderId)
      .where(sql`${table.quantity} > ${table.cancelledQuantity} and ${table.replacesLine} is null`),
    index('order_lines_outlet').on(table.outletLotId).where(sql`${table.outletLotId} is not null`),
    index('order_lines_open')
      .on(table.flavourId)
      .where(sql`${table.quantity} - ${table.reservedQuantity} - ${table.cancelledQuantity} > 0`),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_discount_pieces', sql`${table.discountPieces} > 0`),
    check('order_lines_discount', sql`${table.discount} >= 0`),
    check(
      'order_lines_backorder',
      sql`${table.reservedQuantity} >= 0 and ${table.cancelledQuantity} >= 0
        and ${table.reservedQuantity} + ${table.cancelledQuantity} <= ${table.quantity}`,
    ),
  ],
)
