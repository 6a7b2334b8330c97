import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { users } from '../people/tables.ts'

/** Who wants to be notified about a flavour; the mail removes the row. */
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
    /** Number of deliveries when the alert was set for a flavour in stock: it waits for the next one. Null: waits until it is back. */
    afterDeliveries: integer('after_deliveries'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.flavourId] }),
    index('stock_alerts_flavour').on(table.flavourId),
  ],
)
