import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from '../identity/tables.ts'

/** Who changed what, and for whom: switched sessions and the back office. No row is ever changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: rowId(),
    at: instant('at').notNull(),
    /** In whose name it was done. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The agent who did it in that name. */
    agentId: integer('agent_id').references(() => users.id, { onDelete: 'set null' }),
    /** What was done, as in 'switch user' or 'PATCH /api/onlineshop/vts-basket'. */
    action: text('action').notNull(),
    /** What it was done to, as in 'buyer@…' or an address. */
    subject: text('subject').notNull(),
    details: jsonb('details').notNull().default({}),
  },
  table => [index('audit_log_at').on(table.at)],
)
