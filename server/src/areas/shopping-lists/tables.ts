import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { productSizes } from '../catalogue/tables.ts'
import { users } from '../identity/tables.ts'

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
