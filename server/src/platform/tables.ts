import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { instant, rowId } from './columns.ts'

/** Events written in the causing transaction; the outbox delivers each at least once. */
export const outboxEvents = pgTable(
  'outbox_events',
  {
    id: rowId(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    handledAt: instant('handled_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Next attempt in real time; later after each failure. */
    dueAt: instant('due_at').notNull().defaultNow(),
    error: text('error'),
  },
  table => [
    // An event leaves the first index when it is handled and enters the second, which the nightly deletion reads. In an
    // index of both, every look for open events walked over all that were handled since the last vacuum.
    index('outbox_events_waiting').on(table.id).where(sql`${table.handledAt} is null`),
    index('outbox_events_handled').on(table.handledAt).where(sql`${table.handledAt} is not null`),
  ],
)

/** Answers kept for 24 hours under the client's idempotency key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id').notNull(),
    key: text('key').notNull(),
    /** Hash of method, address and body. */
    request: text('request').notNull(),
    /** As text, so that the repeated answer is identical to the first. */
    answer: json('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] })],
)

/** Every mail of the shop. Without an SMTP server it stays here, to be read in the back office. */
export const mails = pgTable(
  'mails',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** Who gets replies; null: the shop's own address. */
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    error: text('error'),
    /** Id that its secret is generated for; null: a mail without a secret. */
    secretFor: integer('secret_for'),
    /** The secret, only in the embedded demo without an SMTP server, where it is read in the back office. */
    secret: text('secret'),
    /** Files that go with it, made when it is sent. */
    attachments: jsonb('attachments').$type<{ readonly kind: string; readonly ref: string }[]>(),
  },
  table => [
    index('mails_created').on(table.createdAt),
    index('mails_recipient').on(table.recipient),
    index('mails_unsent').on(table.id).where(sql`${table.sentAt} is null`),
  ],
)

/** The last night on which a nightly job was started, so that only one of several servers starts it. */
export const nightlyRuns = pgTable('nightly_runs', {
  name: text('name').primaryKey(),
  night: date('night').notNull(),
})

/** The sequence of change numbers. */
export const changeNumbers = pgSequence('change_numbers')

/**
 * The number of the last change of each row that others follow, written by triggers in the statement of the change: see
 * `changesSince`. A deleted row keeps its last number.
 */
export const rowChanges = pgTable(
  'row_changes',
  {
    /** Kind of the changed row, by the name that followers use. */
    source: text('source').notNull(),
    rowId: integer('row_id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.source, table.rowId] }), unique('row_changes_number').on(table.number)],
)

/** How far the changes had come at some moments: `numberAt` finds by it what has changed since an instant. */
export const changeMarks = pgTable(
  'change_marks',
  {
    number: bigint('number', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
  },
  table => [index('change_marks_at').on(table.at)],
)

/** Signing secrets by purpose, each drawn once and shared by all servers. Card payments, the first, named the table. */
export const sharedSecrets = pgTable('card_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  madeAt: instant('made_at').notNull(),
})
