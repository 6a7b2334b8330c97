import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { productSizes } from '../catalogue/tables.ts'

/** Pieces sold of each size in the last months; counted every night. */
export const sizeSales = pgTable('size_sales', {
  sizeId: integer('size_id')
    .primaryKey()
    .references(() => productSizes.id, { onDelete: 'cascade' }),
  pieces: integer('pieces').notNull(),
})

/** Sizes ordered together, the most frequent ones of each size; counted every night. */
export const sizesBoughtTogether = pgTable(
  'sizes_bought_together',
  {
    sizeId: integer('size_id')
      .notNull()
      .references(() => productSizes.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => productSizes.id, { onDelete: 'cascade' }),
    customers: integer('customers').notNull(),
  },
  table => [
    primaryKey({ columns: [table.sizeId, table.otherId] }),
    index('sizes_bought_together_other').on(table.otherId),
  ],
)

/** What was searched for and not found; not by whom. */
export const vainSearches = pgTable(
  'vain_searches',
  {
    /** Folded, see `countedTerm`. */
    term: text('term').primaryKey(),
    count: integer('count').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  table => [index('vain_searches_last_at').on(table.lastAt)],
)
