import type { Right } from '@fairfloor/domain/viewer'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { customers } from '../companies/tables.ts'

/** What came with a customer's keys, and what was answered. Keys never stand here, whole or hashed. */
export const apiRequests = pgTable(
  'api_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** The key with a name, also one that is gone; null: the first. */
    keyId: integer('key_id'),
    keyName: text('key_name'),
    isTest: boolean('is_test').notNull(),
    /** What the caller might do: who may do less does not read the bodies. */
    rights: jsonb('rights').$type<readonly Right[]>().notNull(),
    method: text('method').notNull(),
    /** With the query. */
    path: text('path').notNull(),
    status: integer('status').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** As in the shop's log. */
    requestId: text('request_id').notNull(),
    /** Code of the refusal. */
    code: text('code'),
    sentType: text('sent_type'),
    /** Of the whole body; null: not counted. */
    sentBytes: integer('sent_bytes'),
    /** The beginning of the body; null: no text, or not read. */
    sent: text('sent'),
    answerType: text('answer_type'),
    answerBytes: integer('answer_bytes'),
    answer: text('answer'),
  },
  table => [index('api_requests_customer').on(table.customerId, table.id.desc())],
)
