import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'

/** Who changed what, and as whom: switched sessions and the back office. Rows are never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: rowId(),
    at: instant('at').notNull(),
    /** The user it was done as. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The agent who acted as that user. */
    agentId: integer('agent_id').references(() => users.id, { onDelete: 'set null' }),
    /** The action, as in 'switch user' or 'PATCH /api/onlineshop/vts-basket'. */
    action: text('action').notNull(),
    /** The object of the action, as in 'buyer@…' or an address. */
    subject: text('subject').notNull(),
    /** The customer that the action is about. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    details: jsonb('details').notNull().default({}),
  },
  table => [
    index('audit_log_at').on(table.at),
    index('audit_log_subject').on(table.subject),
    index('audit_log_user').on(table.userId),
    index('audit_log_customer').on(table.customerId),
  ],
)

/** Search, filters and columns of a list, kept under a name by somebody for themselves. */
export const listViews = pgTable(
  'list_views',
  {
    id: rowId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Path of the list's call. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** As in the list's address. */
    query: text('query').notNull(),
  },
  table => [unique('list_views_name').on(table.userId, table.list, table.name)],
)
