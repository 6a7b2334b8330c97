import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import { businessKinds } from '@fairfloor/domain/companies/registration/kinds'
import { languages } from '@fairfloor/domain/language'
import { isNull, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from '../people/tables.ts'
import { customers } from './tables.ts'

/** Companies that wish to become customers. Nothing else knows of them until one is approved. */
export const registrations = pgTable(
  'registrations',
  {
    id: rowId(),
    company: text('company').notNull(),
    legalForm: text('legal_form').notNull(),
    business: text('business', { enum: businessKinds }).notNull(),
    /** As authorities write it. */
    vatId: text('vat_id'),
    /** Number in the chamber of commerce's register, or the trade register. */
    chamberNumber: text('chamber_number'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** Null once somebody has decided: the user then has it, or nobody. */
    passwordHash: text('password_hash'),
    language: text('language', { enum: languages }).notNull(),
    invoiceAddress: jsonb('invoice_address').$type<PostalAddress>().notNull(),
    /** Null: as the invoice address. */
    shippingAddress: jsonb('shipping_address').$type<PostalAddress>(),
    /** Page of the shop to return to after the approval. */
    target: text('target'),
    /** Also when the terms were accepted. */
    registeredAt: instant('registered_at').notNull(),
    /** Of the link in the last mail; null until one is sent. */
    tokenHash: text('token_hash').unique(),
    /** Until when the address can be confirmed. */
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    approvedAt: instant('approved_at'),
    refusedAt: instant('refused_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** Why it was refused, as mailed. */
    reason: text('reason'),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
  },
  table => [
    // One address has one registration that is not decided yet.
    uniqueIndex('registrations_undecided')
      .on(table.email)
      .where(sql`${isNull(table.approvedAt)} and ${isNull(table.refusedAt)}`),
    index('registrations_registered').on(table.registeredAt),
    index('registrations_customer').on(table.customerId),
  ],
)
