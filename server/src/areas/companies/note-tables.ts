import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from '../people/tables.ts'
import { customers } from './tables.ts'

/** What the house keeps in mind about a customer, who never sees it. Rows are never changed. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: rowId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    writtenBy: integer('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenAt: instant('written_at').notNull(),
    text: text('text').notNull(),
  },
  table => [index('customer_notes_customer').on(table.customerId, table.id)],
)
