import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'

/** Where a customer wants to be told of its stock, and how far it has been told. */
export const stockEndpoints = pgTable('stock_endpoints', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Null: nothing is sent. */
  url: text('url'),
  /** Sent as `Authorization`, as saved. */
  token: text('token'),
  /** Made when the first address is saved: `whsec_…`. */
  secret: text('secret'),
  /** The one before it signs too until then. */
  previousSecret: text('previous_secret'),
  previousUntil: instant('previous_until'),
  savedAt: instant('saved_at').notNull(),
  savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
  /** `failing` after the last retry, `off` after a 410. */
  state: text('state', { enum: ['on', 'failing', 'off'] })
    .notNull()
    .default('on'),
  stateSince: instant('state_since').notNull(),
  /** When it worked again after failures; null if none came before. */
  recoveredAt: instant('recovered_at'),
  /** The number of the last change that was told, or that was before the first address. */
  toldThrough: bigint('told_through', { mode: 'number' }).notNull().default(0),
  /** The delivery under way, one at a time: `webhook-id`; null: none. */
  webhookId: text('webhook_id'),
  /** Its articles. */
  flavourIds: integer('flavour_ids').array(),
  /** The number of the last change that it tells. */
  through: bigint('through', { mode: 'number' }),
  /** How often it was tried. */
  attempts: integer('attempts').notNull().default(0),
  nextTryAt: instant('next_try_at'),
  /** The server that is sending, and until when nobody else may, by the database's clock. */
  lease: text('lease'),
  leasedUntil: instant('leased_until'),
  /** How many posts there have been. */
  posts: bigint('posts', { mode: 'number' }).notNull().default(0),
})

/** The last posts of each customer: a new one takes the place of the oldest. */
export const stockDeliveries = pgTable(
  'stock_deliveries',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => stockEndpoints.customerId, { onDelete: 'cascade' }),
    /** The remainder of its number. */
    place: integer('place').notNull(),
    /** Counted per customer from 1. */
    number: bigint('number', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: ['change', 'test', 'repeat'] }).notNull(),
    webhookId: text('webhook_id').notNull(),
    flavourIds: integer('flavour_ids').array().notNull(),
    sentAt: instant('sent_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Of the answer; null: there was none. */
    status: integer('status'),
    /** Why there was none, or why a 2xx is no success. */
    fault: text('fault'),
    /** The beginning of the answer. */
    answer: text('answer').notNull().default(''),
    nextTryAt: instant('next_try_at'),
  },
  table => [primaryKey({ columns: [table.customerId, table.place] })],
)
