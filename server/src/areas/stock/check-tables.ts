import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'

/** Flavours whose stock was not the sum of its movements last night, or not what orders have taken. */
export const stockDifferences = pgTable(
  'stock_differences',
  {
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id, { onDelete: 'cascade' }),
    /** free: against the movements; taken: what movements gave to orders, against what the orders have; outlet: lots. */
    of: text('of', { enum: ['free', 'taken', 'outlet'] }).notNull(),
    /** By the movements; null: not known. */
    expected: integer('expected'),
    found: integer('found'),
    foundAt: instant('found_at').notNull(),
  },
  table => [primaryKey({ columns: [table.flavourId, table.of] })],
)
