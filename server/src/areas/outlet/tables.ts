import { outletMovementKinds } from '@fairfloor/domain/outlet/movements'
import { outletReasons } from '@fairfloor/domain/outlet/reasons'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cents, instant, lineExtras, rowId } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'

/** Short-dated pieces of a flavour with a price of their own. Their stock is apart from the flavour's. */
export const outletLots = pgTable(
  'outlet_lots',
  {
    id: rowId(),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id, { onDelete: 'cascade' }),
    lot: text('lot'),
    bestBefore: date('best_before').notNull(),
    /** As first counted. */
    firstQuantity: integer('first_quantity').notNull(),
    quantity: integer('quantity').notNull(),
    price: cents('price').notNull(),
    reason: text('reason', { enum: outletReasons }).notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    withdrawnAt: instant('withdrawn_at'),
  },
  table => [
    index('outlet_lots_flavour').on(table.flavourId),
    check('outlet_lots_quantity', sql`${table.quantity} >= 0 and ${table.firstQuantity} > 0 and ${table.price} >= 0`),
  ],
)

export const outletBasketLines = pgTable(
  'outlet_basket_lines',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    lotId: integer('lot_id')
      .notNull()
      .references(() => outletLots.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    addedBy: integer('added_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
    extras: lineExtras(),
  },
  table => [
    primaryKey({ columns: [table.customerId, table.lotId] }),
    check('outlet_basket_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Every change of a lot's pieces after the first count. */
export const outletMovements = pgTable(
  'outlet_movements',
  {
    id: rowId(),
    lotId: integer('lot_id')
      .notNull()
      .references(() => outletLots.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    change: integer('change').notNull(),
    kind: text('kind', { enum: outletMovementKinds }).notNull(),
    orderId: integer('order_id'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
  },
  table => [index('outlet_movements_lot').on(table.lotId)],
)
