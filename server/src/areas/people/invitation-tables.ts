import { staffRoles } from '@fairfloor/domain/people/access/staff'
import type { Right } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { customers } from '../companies/tables.ts'
import { users } from './tables.ts'

/**
 * An invitation by mail: of a colleague to a customer, or of staff. The link's token is made when the mail is sent, and only its
 * hash is kept.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: rowId(),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Null: of staff. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** What a customer's user may do. */
    rights: jsonb('rights').$type<Right[]>().notNull().default([]),
    /** What staff do; null: a customer's user. */
    role: text('role', { enum: staffRoles }),
    /** Brand whose booth is staffed. */
    brandErpId: text('brand_erp_id'),
    invitedAt: instant('invited_at').notNull(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** How many mails were asked for. */
    mails: integer('mails').notNull().default(1),
    /** Null until the mail is sent, and where the address belongs to an account already. */
    tokenHash: text('token_hash').unique(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    acceptedBy: integer('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    revokedAt: instant('revoked_at'),
    revokedBy: integer('revoked_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    index('invitations_customer').on(table.customerId),
    // One that waits for each address and company.
    uniqueIndex('invitations_waiting')
      .on(table.email, sql`coalesce(${table.customerId}, 0)`)
      .where(sql`accepted_at is null and revoked_at is null`),
    check('invitations_one_side', sql`(${table.customerId} is null) <> (${table.role} is null)`),
  ],
)
