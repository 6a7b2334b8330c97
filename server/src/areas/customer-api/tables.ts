import type { KeyRight } from '@fairfloor/domain/customer-api/api-key'
import { boolean, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
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

/** Whose a key is, how it is recognised, and when it was made and used. */
const keyColumns = () => ({
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

/** The first key of a customer, with all rights of its technical user; a new one takes its place. */
export const apiKeys = pgTable('api_keys', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  ...keyColumns(),
})

/** Further keys of a customer, each with a name and rights of its own. */
export const namedApiKeys = pgTable(
  'named_api_keys',
  {
    id: rowId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** What it may do, as far as the customer's technical user may. */
    rights: jsonb('rights').$type<readonly KeyRight[]>().notNull(),
    /** What it changes is answered and taken back. */
    isTest: boolean('is_test').notNull(),
    ...keyColumns(),
  },
  table => [unique('named_api_keys_name').on(table.customerId, table.name)],
)
