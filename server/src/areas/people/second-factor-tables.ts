import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from './tables.ts'

const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A user's authenticator app, which knows the same secret. It counts once a first code has confirmed it. */
export const authenticators = pgTable('authenticators', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. Shown while it is set up, never again. */
  secret: text('secret').notNull(),
  /** Of another phone that is to follow this one, until its first code. */
  nextSecret: text('next_secret'),
  startedAt: instant('started_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** Number of the half minute whose code was used last: no earlier one counts any more, and none counts twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** A key in a user's device or password manager (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: rowId(),
    userId: ofUser(),
    credentialId: text('credential_id').notNull(),
    /** Base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, by its own count; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  table => [uniqueIndex('passkeys_credential').on(table.credentialId), index('passkeys_user').on(table.userId)],
)

/** What a passkey has to sign, each once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'log in', 'prove'] }).notNull(),
    /** Null for a login without a password: the passkey says whose it is. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [index('passkey_challenges_expiry').on(table.expiresAt)],
)

/** Recovery codes for a user without their authenticator. Only hashes are kept; each code works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: rowId(),
    userId: ofUser(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  table => [uniqueIndex('recovery_codes_code').on(table.userId, table.codeHash)],
)

/** Logins whose password was right and whose second step is still to come; the token is in a cookie. */
export const halfLogins = pgTable(
  'half_logins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    mustChangePassword: boolean('must_change_password').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [index('half_logins_expiry').on(table.expiresAt)],
)
