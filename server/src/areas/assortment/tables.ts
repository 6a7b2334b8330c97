import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
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
