import { serviceListNames } from '@fairfloor/domain/service-lists/lists'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { users } from '../people/tables.ts'

/** When a user last opened which service list. */
export const pageVisits = pgTable(
  'page_visits',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    page: text('page', { enum: serviceListNames }).notNull(),
    visitedAt: instant('visited_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.page] })],
)

/** When a user was last here, and when before this visit: what is new since then. */
export const visits = pgTable('visits', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: instant('seen_at').notNull(),
  beforeAt: instant('before_at'),
})
