import { MOST_PIECES } from '@fairfloor/domain/catalogue/fitting-quantity'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { cents, instant, lineExtras } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'

export const QUANTITY_CHECK = 'basket_positions_quantity'

/** What customers have in the shop's basket: one basket each, shared by its users. */
export const basketPositions = pgTable(
  'basket_positions',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id),
    quantity: integer('quantity').notNull(),
    /** Price of a piece when it was last added, to tell that it has changed since. Nobody pays it. */
    price: cents('price').notNull(),
    addedAt: instant('added_at').notNull(),
    addedBy: integer('added_by')
      .notNull()
      .references(() => users.id),
    extras: lineExtras(),
  },
  table => [
    primaryKey({ columns: [table.customerId, table.flavourId] }),
    check(QUANTITY_CHECK, sql`${table.quantity} between 1 and ${sql.raw(String(MOST_PIECES))}`),
  ],
)
