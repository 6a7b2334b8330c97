import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { users } from '../identity/tables.ts'

/** Who wants to be told of a flavour; the row ends with the mail. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
    /** Asked while it was in stock: how many deliveries there had been; waits for the next one. Null: waits until it is back. */
    afterDeliveries: integer('after_deliveries'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.flavourId] }),
    index('stock_alerts_flavour').on(table.flavourId),
  ],
)
