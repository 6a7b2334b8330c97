import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { users } from '../identity/tables.ts'

/** Who wants to be told when a flavour is back; the row ends with the mail. */
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
  },
  table => [
    primaryKey({ columns: [table.userId, table.flavourId] }),
    index('stock_alerts_flavour').on(table.flavourId),
  ],
)
