import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { customers, users } from '../identity/tables.ts'

/** A customer's own numbers of flavours. */
export const customerReferences = pgTable(
  'customer_references',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id),
    /** As typed, without spaces around it. */
    reference: text('reference').notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: integer('saved_by')
      .notNull()
      .references(() => users.id),
  },
  table => [
    primaryKey({ columns: [table.customerId, table.flavourId] }),
    uniqueIndex('customer_references_reference').on(table.customerId, table.reference),
  ],
)
