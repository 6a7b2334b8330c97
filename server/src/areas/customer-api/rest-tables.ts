import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'

/** What clients with the same view (price group, country, …) read from a list: its rows and when each changed last. */
export const apiFeeds = pgTable(
  'api_feeds',
  {
    id: rowId(),
    list: text('list').notNull(),
    view: text('view').notNull(),
    /** To the day: those that nobody reads any more are deleted. */
    readAt: instant('read_at').notNull(),
  },
  table => [unique('api_feeds_view').on(table.list, table.view)],
)

/** A row of a feed by its SKU: not its content but the content's hash, which tells whether it has changed. */
export const apiRows = pgTable(
  'api_rows',
  {
    feedId: integer('feed_id')
      .notNull()
      .references(() => apiFeeds.id, { onDelete: 'cascade' }),
    flavourId: integer('flavour_id').notNull(),
    sku: text('sku').notNull(),
    hash: text('hash').notNull(),
    /** Whether it is in the list; others were, and clients are told that they are gone. */
    isShown: boolean('is_shown').notNull(),
    /** From the sequence of changes; within a feed they are committed in their order. */
    number: bigint('number', { mode: 'number' }).notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.feedId, table.flavourId, table.sku] }),
    index('api_rows_number').on(table.feedId, table.number),
    index('api_rows_changed').on(table.feedId, table.changedAt),
    // Whether an SKU that a flavour has lost is another's now.
    index('api_rows_shown').on(table.feedId, table.sku).where(sql`is_shown`),
  ],
)
