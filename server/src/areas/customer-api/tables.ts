import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'

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

/** References that a customer has taken away, for readers of the API; one that has been saved again since counts no more. */
export const removedReferences = pgTable(
  'removed_references',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id, { onDelete: 'cascade' }),
    removedAt: instant('removed_at').notNull(),
  },
  table => [primaryKey({ columns: [table.customerId, table.flavourId] })],
)

/** The one key with which a customer's own systems call; a new one takes its place. */
export const apiKeys = pgTable('api_keys', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** The customer's technical user, who has the key's rights. */
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256: reading it in the database is not enough to call. */
  keyHash: text('key_hash').notNull().unique(),
  lastFour: text('last_four').notNull(),
  madeAt: instant('made_at').notNull(),
  madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
  /** To the minute; null: not used yet. */
  lastUsedAt: instant('last_used_at'),
})
