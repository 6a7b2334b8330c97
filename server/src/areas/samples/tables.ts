import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'
import { editions, exhibitors } from '../trade-show/tables.ts'

/** A sample product: a small pack of a product that an exhibitor gives away. */
export const sampleProducts = pgTable(
  'sample_products',
  {
    id: rowId(),
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    rank: integer('rank').notNull().default(0),
  },
  table => [unique('sample_products_name').on(table.exhibitorId, table.name)],
)

/** A flavour of a sample product. Its stock is what is not reserved yet; the row is the lock for taking samples. */
export const sampleFlavours = pgTable(
  'sample_flavours',
  {
    id: rowId(),
    sampleProductId: integer('sample_product_id')
      .notNull()
      .references(() => sampleProducts.id, { onDelete: 'cascade' }),
    /** The flavour of the range: source of picture, brand and VAT class. */
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    stock: integer('stock').notNull(),
    rank: integer('rank').notNull().default(0),
  },
  table => [
    unique('sample_flavours_flavour').on(table.sampleProductId, table.flavourId),
    check('sample_flavours_stock', sql`${table.stock} >= 0`),
  ],
)

/** Samples that a user has taken for their customer. They count against the user's limits and are in the customer's basket. */
export const samplePositions = pgTable(
  'sample_positions',
  {
    id: rowId(),
    sampleFlavourId: integer('sample_flavour_id')
      .notNull()
      .references(() => sampleFlavours.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    quantity: integer('quantity').notNull(),
    takenAt: instant('taken_at').notNull(),
    /** When they were shipped with the customer's first release. */
    shippedAt: instant('shipped_at'),
  },
  table => [
    unique('sample_positions_taker').on(table.customerId, table.userId, table.sampleFlavourId),
    index('sample_positions_user').on(table.userId),
    check('sample_positions_quantity', sql`${table.quantity} > 0`),
  ],
)

/** How many samples a user may take from an exhibitor; without a row the default applies. */
export const exhibitorSampleLimits = pgTable('exhibitor_sample_limits', {
  exhibitorId: integer('exhibitor_id')
    .primaryKey()
    .references(() => exhibitors.id, { onDelete: 'cascade' }),
  most: integer('most').notNull(),
})

/** How many samples a user may take at an edition; without a row the default applies. */
export const editionSampleLimits = pgTable('edition_sample_limits', {
  editionId: integer('edition_id')
    .primaryKey()
    .references(() => editions.id, { onDelete: 'cascade' }),
  most: integer('most').notNull(),
})
