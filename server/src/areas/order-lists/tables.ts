import { MOST_PIECES } from '@fairfloor/domain/catalogue/fitting-quantity'
import { sharings } from '@fairfloor/domain/order-lists/order-list'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { flavours, productSizes } from '../catalogue/tables.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'

/** The product sizes that users marked as favourites. */
export const favourites = pgTable(
  'favourites',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sizeId: integer('size_id')
      .notNull()
      .references(() => productSizes.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.sizeId] })],
)

/** Named lists of flavours that users keep for later orders, for themselves or for their company. */
export const orderLists = pgTable(
  'order_lists',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sharing: text('sharing', { enum: sharings }).notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by')
      .notNull()
      .references(() => users.id),
  },
  table => [
    uniqueIndex('order_lists_name').on(table.ownerId, sql`lower(${table.name})`),
    index('order_lists_customer').on(table.customerId),
  ],
)

export const POSITION_CHECK = 'order_list_positions_quantity'

/** The flavours of an order list, each once. */
export const orderListPositions = pgTable(
  'order_list_positions',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => orderLists.id, { onDelete: 'cascade' }),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id),
    quantity: integer('quantity').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.listId, table.flavourId] }),
    check(POSITION_CHECK, sql`${table.quantity} between 1 and ${sql.raw(String(MOST_PIECES))}`),
  ],
)
