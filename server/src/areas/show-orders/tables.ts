import { MOST_PIECES } from '@fairfloor/domain/catalogue/fitting-quantity'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { cents, instant, lineExtras, rowId } from '../../platform/columns.ts'
import { brands, flavours } from '../catalogue/tables.ts'
import { addresses, customers } from '../companies/tables.ts'
import { orders } from '../orders/tables.ts'
import { users } from '../people/tables.ts'
import { editions } from '../trade-show/tables.ts'

/** A customer's order at one edition. Its row is the lock for all changes to it. */
export const showOrders = pgTable(
  'show_orders',
  {
    id: rowId(),
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    confirmedAt: instant('confirmed_at'),
    confirmedBy: integer('confirmed_by').references(() => users.id),
    /** When it lapsed, because the confirmation ended without one. Before a later end it may still be confirmed. */
    lapsedAt: instant('lapsed_at'),
    /** The customer's own order number and note, from the confirmation. */
    reference: text('reference'),
    note: text('note'),
    /** When unreleased pieces were deleted. */
    expiredAt: instant('expired_at'),
  },
  table => [unique('show_orders_customer').on(table.editionId, table.customerId)],
)

export const MOST_PIECES_CHECK = 'show_positions_most_pieces'

/** One flavour of a show order: quantities ordered, wanted now, released, and deleted at the end. */
export const showPositions = pgTable(
  'show_positions',
  {
    showOrderId: integer('show_order_id')
      .notNull()
      .references(() => showOrders.id, { onDelete: 'cascade' }),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id),
    /** Upper limit in the confirmation window: the quantity when ordering closed. */
    orderedQuantity: integer('ordered_quantity').notNull(),
    quantity: integer('quantity').notNull(),
    releasedQuantity: integer('released_quantity').notNull().default(0),
    deletedQuantity: integer('deleted_quantity').notNull().default(0),
    /** Set by the server when it was added; fixed until the order ends. */
    price: cents('price').notNull(),
    addedAt: instant('added_at').notNull(),
    addedBy: integer('added_by')
      .notNull()
      .references(() => users.id),
    extras: lineExtras(),
  },
  table => [
    primaryKey({ columns: [table.showOrderId, table.flavourId] }),
    check(MOST_PIECES_CHECK, sql`${table.quantity} <= ${sql.raw(String(MOST_PIECES))}`),
  ],
)

/** In which month, YYYY-MM, the customer would like a brand of the order; reserves nothing. */
export const showWishes = pgTable(
  'show_wishes',
  {
    showOrderId: integer('show_order_id')
      .notNull()
      .references(() => showOrders.id, { onDelete: 'cascade' }),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    month: text('month').notNull(),
  },
  table => [primaryKey({ columns: [table.showOrderId, table.brandId] })],
)

/** Which order each release of a show order created. */
export const releases = pgTable(
  'releases',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    showOrderId: integer('show_order_id')
      .notNull()
      .references(() => showOrders.id),
    releasedAt: instant('released_at').notNull(),
    releasedBy: integer('released_by')
      .notNull()
      .references(() => users.id),
  },
  table => [index('releases_show_order').on(table.showOrderId)],
)

/**
 * Positions to release by themselves as soon as there is free stock. A mark on a position of which nothing remains has no
 * effect.
 */
export const releaseMarks = pgTable(
  'release_marks',
  {
    showOrderId: integer('show_order_id').notNull(),
    flavourId: integer('flavour_id').notNull(),
    shippingAddressId: integer('shipping_address_id')
      .notNull()
      .references(() => addresses.id, { onDelete: 'cascade' }),
    markedAt: instant('marked_at').notNull(),
    markedBy: integer('marked_by')
      .notNull()
      .references(() => users.id),
    /** The agent who set it as that user. */
    agentId: integer('agent_id').references(() => users.id),
  },
  table => [
    primaryKey({ columns: [table.showOrderId, table.flavourId] }),
    foreignKey({
      name: 'release_marks_position',
      columns: [table.showOrderId, table.flavourId],
      foreignColumns: [showPositions.showOrderId, showPositions.flavourId],
    }).onDelete('cascade'),
    index('release_marks_flavour').on(table.flavourId),
  ],
)

/** Mails of the phases: one of each kind per show order, across restarts. */
export const phaseMails = pgTable(
  'phase_mails',
  {
    showOrderId: integer('show_order_id')
      .notNull()
      .references(() => showOrders.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['overview', 'confirmation-opens', 'confirmation-ends', 'release-week', 'release-day', 'expired'],
    }).notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  table => [primaryKey({ columns: [table.showOrderId, table.kind] })],
)
