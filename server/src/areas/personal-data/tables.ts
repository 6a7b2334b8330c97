import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from '../identity/tables.ts'

/** A user's own data as a file, made by a job. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: rowId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
    readyAt: instant('ready_at'),
    /** In the file store, once it is ready. */
    file: text('file'),
    bytes: integer('bytes'),
  },
  table => [index('data_exports_user').on(table.userId)],
)

/** A user's wish to be forgotten. It names nobody once it is carried out. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    id: rowId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
    note: text('note').notNull().default(''),
    withdrawnAt: instant('withdrawn_at'),
    doneAt: instant('done_at'),
    doneBy: integer('done_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [index('erasure_requests_user').on(table.userId)],
)
