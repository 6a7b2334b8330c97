import type { Right } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from '../people/tables.ts'

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
    /** Its name in the file store, known before the file is there. */
    file: text('file'),
    bytes: integer('bytes'),
    /** Rights that the user had when it was made: what it holds of the company depends on them. */
    rights: jsonb('rights').$type<Right[]>().notNull().default([]),
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
    /** The user's email address at the time of the request, kept until the decision: a removed user no longer has one. */
    account: text('account'),
    withdrawnAt: instant('withdrawn_at'),
    doneAt: instant('done_at'),
    doneBy: integer('done_by').references(() => users.id, { onDelete: 'set null' }),
    refusedAt: instant('refused_at'),
    refusedBy: integer('refused_by').references(() => users.id, { onDelete: 'set null' }),
    /** Why it was refused, as the user was told. */
    reason: text('reason'),
  },
  table => [
    index('erasure_requests_user').on(table.userId),
    uniqueIndex('erasure_requests_open')
      .on(table.userId)
      .where(sql`${table.withdrawnAt} is null and ${table.doneAt} is null and ${table.refusedAt} is null`),
  ],
)
