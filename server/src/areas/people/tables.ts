import { languages } from '@fairfloor/domain/language'
import { type Right, rights } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, instant, rowId } from '../../platform/columns.ts'
import { customers } from '../companies/tables.ts'

/** A person who logs in: a user of a customer, of an exhibitor, or staff. */
export const users = pgTable(
  'users',
  {
    id: rowId(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Brand whose booth this person staffs. */
    brandErpId: text('brand_erp_id'),
    isOrganiser: boolean('is_organiser').notNull().default(false),
    isAgent: boolean('is_agent').notNull().default(false),
    isOperator: boolean('is_operator').notNull().default(false),
    /** Stands for a customer's own systems, which call with its API key. Nobody logs in as it, and it gets no mail. */
    isTechnical: boolean('is_technical').notNull().default(false),
    /** Unused: the session decides. The previous release still reads it. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    blockedAt: instant('blocked_at'),
    /** Taken out of a company, or off the staff: also blocked. The row stays for what it has done, without the address. */
    removedAt: instant('removed_at'),
    lastLoginAt: instant('last_login_at'),
    /** Language for pages and mails; null: none chosen yet. */
    language: text('language', { enum: languages }),
    /** The rights of a customer's user; ignored without a customer. */
    rights: jsonb('rights')
      .$type<Right[]>()
      .notNull()
      .default([...rights]),
    /** Net value above which a colleague must approve an order; null: no limit. Not applied while the user manages the account. */
    orderLimit: cents('order_limit'),
  },
  table => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_customer').on(table.customerId),
    uniqueIndex('users_technical').on(table.customerId).where(sql`is_technical`),
    check('users_one_side', sql`not (${table.customerId} is not null and ${table.brandErpId} is not null)`),
  ],
)

/** Only the token's hash is kept; the token itself is in the cookie. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The agent behind a switched session. */
    agentId: integer('agent_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Time of the login. */
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Started with a one-time password: a new one must be chosen before anything else. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Names the session to its user: the token's hash stays on the server. */
    publicId: uuid('public_id').notNull().defaultRandom(),
    /** What the browser says it is. */
    userAgent: text('user_agent').notNull().default(''),
    /** Of its latest call, to the minute. */
    seenAt: instant('seen_at'),
  },
  table => [
    uniqueIndex('sessions_public_id').on(table.publicId),
    index('sessions_user').on(table.userId),
    index('sessions_agent').on(table.agentId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

/** One-time passwords, valid alongside the user's own. */
export const oneTimePasswords = pgTable('one_time_passwords', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * Failed logins and second steps, questions to passkeys and their wrong answers, requests for passwords and the mails that follow, forms of
 * visitors, and agents' searches for customers, for throttling; `account` is the typed address in lower case, of a search the agent's.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: rowId(),
    kind: text('kind', {
      enum: [
        'login',
        'second-step',
        'passkey',
        'lost-password',
        'password-mail',
        'customer-search',
        'customer-view',
        'application',
        'registration',
        'confirmation',
        'registration-mail',
        'contact',
      ],
    }).notNull(),
    account: text('account').notNull(),
    address: text('address').notNull(),
    at: instant('at').notNull(),
  },
  table => [index('login_attempts_address').on(table.kind, table.address, table.at)],
)
