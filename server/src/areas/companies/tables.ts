import { deliveries } from '@fairfloor/domain/companies/delivery'
import type { PaymentMethod } from '@fairfloor/domain/companies/payment-methods'
import { bigint, boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from '../people/tables.ts'

/** Customers of one group see the same prices. */
export const priceGroups = pgTable('price_groups', {
  id: rowId(),
  name: text('name').notNull().unique(),
})

/** A company that buys. Its users share basket, orders and addresses. */
export const customers = pgTable('customers', {
  id: rowId(),
  erpId: text('erp_id').unique(),
  company: text('company').notNull(),
  vatId: text('vat_id'),
  /** Number in the chamber of commerce's register, or the trade register. */
  chamberNumber: text('chamber_number'),
  phone: text('phone'),
  country: text('country').notNull(),
  priceGroupId: integer('price_group_id')
    .notNull()
    .references(() => priceGroups.id),
  carrier: text('carrier').notNull(),
  /** The usual one, which is always allowed. */
  paymentMethod: text('payment_method').notNull(),
  /** Allowed beside the usual one. */
  paymentMethods: jsonb('payment_methods').$type<PaymentMethod[]>().notNull().default([]),
  /** Days to pay an invoice; null: the seller's. */
  paymentDays: integer('payment_days'),
  /** Cents, with VAT, that may be open; null: no limit. */
  creditLimit: bigint('credit_limit', { mode: 'number' }),
  delivery: text('delivery', { enum: deliveries }).notNull().default('in parts'),
  labelService: boolean('label_service').notNull().default(false),
  vtsOrdersVisible: boolean('vts_orders_visible').notNull().default(true),
  hasApiAccess: boolean('has_api_access').notNull().default(false),
  hasBonus: boolean('has_bonus').notNull().default(false),
  approvedAt: instant('approved_at'),
  /** Since when nobody of it may log in, call or get mail; its orders go on. */
  blockedAt: instant('blocked_at'),
})

/** A customer's VAT id that somebody has looked up, or that was taken over from before this was recorded. */
export const vatConfirmations = pgTable(
  'vat_confirmations',
  {
    id: rowId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** As it stands in the customer's row: another id there needs another confirmation. */
    vatId: text('vat_id').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
    confirmedBy: integer('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Number of the authority's answer. */
    reference: text('reference'),
    takenOver: boolean('taken_over').notNull().default(false),
  },
  table => [index('vat_confirmations_customer').on(table.customerId)],
)

export const addresses = pgTable(
  'addresses',
  {
    id: rowId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['invoice', 'shipping'] }).notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    company: text('company').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    street: text('street').notNull(),
    number: text('number').notNull(),
    zip: text('zip').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    gln: text('gln'),
  },
  table => [index('addresses_customer').on(table.customerId)],
)

/** What a customer has signed so that we may collect from its account. */
export const mandates = pgTable(
  'mandates',
  {
    id: rowId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    reference: text('reference').notNull().unique(),
    signedOn: date('signed_on').notNull(),
    iban: text('iban').notNull(),
    holder: text('holder').notNull(),
    /** The seller's id as a creditor, as on the signed paper. */
    creditorId: text('creditor_id').notNull(),
    /** When it was withdrawn or replaced; null: it runs. */
    endedAt: instant('ended_at'),
  },
  table => [index('mandates_customer').on(table.customerId)],
)
