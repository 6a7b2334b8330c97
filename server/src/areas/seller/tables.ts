import type { Language } from '@fairfloor/domain/language'
import { carrierKinds } from '@fairfloor/domain/seller/carriers'
import type { Presence } from '@fairfloor/domain/seller/presence'
import type { Seller } from '@fairfloor/domain/seller/seller'
import type { Colours } from '@fairfloor/domain/seller/shop'
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { cents, instant, rowId } from '../../platform/columns.ts'

/** A single row: the seller, the look of the shop, and the fees that do not depend on the country. */
export const sellerSettings = pgTable(
  'seller_settings',
  {
    id: integer('id').primaryKey().default(1),
    seller: jsonb('seller').$type<Seller>().notNull(),
    /** The shop's name for customers; null: the company's name. */
    name: text('name'),
    /** Hash of the logo's picture. */
    logo: text('logo'),
    colours: jsonb('colours').$type<Colours>(),
    /** Social networks, payments and carriers for the footer; null: none. */
    presence: jsonb('presence').$type<Presence>(),
    languages: jsonb('languages').$type<Language[]>().notNull().default(['en', 'de']),
    /** Set by the demo; null in a real shop. */
    demoLoadedAt: instant('demo_loaded_at'),
    /** The shop was set up under `CLOCK`, to be tried: its clock may be set. */
    isTrial: boolean('is_trial').notNull().default(false),
    /** Decides the day and year of an invoice. */
    timeZone: text('time_zone').notNull(),
    invoicePrefix: text('invoice_prefix').notNull(),
    /** Differs from that of invoices: no two documents have the same number. */
    creditNotePrefix: text('credit_note_prefix').notNull().default('CN-'),
    paymentDays: integer('payment_days').notNull(),
    /** VAT class of shipping, label service and card fee. */
    serviceVatClass: text('service_vat_class').notNull(),
    /** Per unit. */
    labelPrice: cents('label_price').notNull(),
    /** Per order, for export papers. */
    documentFee: cents('document_fee').notNull(),
    /** Basis points of the amount to pay. */
    cardFee: integer('card_fee').notNull(),
  },
  table => [
    check('seller_settings_one', sql`${table.id} = 1`),
    check('seller_settings_prefix', sql`${table.invoicePrefix} ~ '^[A-Z0-9-]{0,10}$'`),
    check(
      'seller_settings_credit_note_prefix',
      sql`${table.creditNotePrefix} ~ '^[A-Z0-9-]{0,10}$' and ${table.creditNotePrefix} <> ${table.invoicePrefix}`,
    ),
  ],
)

/** Delivery countries, and from when to when the VAT directive applies in them. */
export const countries = pgTable('countries', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  /** Country prefix of its VAT ids; Greece's differs from its code. */
  vatPrefix: text('vat_prefix').notNull(),
  euFrom: date('eu_from'),
  euUntil: date('eu_until'),
})

export const vatRates = pgTable(
  'vat_rates',
  {
    country: text('country')
      .notNull()
      .references(() => countries.code),
    vatClass: text('vat_class').notNull(),
    validFrom: date('valid_from').notNull(),
    /** Basis points. */
    rate: integer('rate').notNull(),
  },
  table => [primaryKey({ columns: [table.country, table.vatClass, table.validFrom] })],
)

/** Deposit per unit by kind of packaging and delivery country. */
export const deposits = pgTable(
  'deposits',
  {
    depositClass: text('deposit_class').notNull(),
    country: text('country')
      .notNull()
      .references(() => countries.code),
    validFrom: date('valid_from').notNull(),
    amount: cents('amount').notNull(),
    /** Taxed like the goods, as in Germany; otherwise untaxed, as in the Netherlands and Austria. */
    taxed: boolean('taxed').notNull(),
  },
  table => [primaryKey({ columns: [table.depositClass, table.country, table.validFrom] })],
)

/** Tax on drinks by delivery country, per hectolitre of prepared drink. */
export const consumptionTaxes = pgTable(
  'consumption_taxes',
  {
    country: text('country')
      .notNull()
      .references(() => countries.code),
    validFrom: date('valid_from').notNull(),
    perHectolitre: cents('per_hectolitre').notNull(),
  },
  table => [primaryKey({ columns: [table.country, table.validFrom] })],
)

/** Who brings the goods. */
export const carriers = pgTable('carriers', {
  name: text('name').primaryKey(),
  kind: text('kind', { enum: carrierKinds }).notNull(),
  /** Address of a shipment's tracking page, with `{number}` for its number. */
  trackingUrl: text('tracking_url'),
  active: boolean('active').notNull().default(true),
})

/** Net goods value that an order needs; without country it is the fallback for all. */
export const orderMinimums = pgTable(
  'order_minimums',
  {
    id: rowId(),
    country: text('country').references(() => countries.code),
    /** For a customer without an order so far. */
    firstOrder: boolean('first_order').notNull().default(false),
    amount: cents('amount').notNull(),
  },
  table => [
    unique('order_minimums_rule').on(table.country, table.firstOrder).nullsNotDistinct(),
    check('order_minimums_amount', sql`${table.amount} >= 0`),
  ],
)

/**
 * Shipping price per parcel or pallet from a net goods value and a weight on. Without country or carrier it is the fallback
 * for all.
 */
export const shippingCosts = pgTable(
  'shipping_costs',
  {
    id: rowId(),
    country: text('country').references(() => countries.code),
    carrier: text('carrier'),
    validFrom: date('valid_from').notNull(),
    fromNet: cents('from_net').notNull(),
    fromGrams: integer('from_grams').notNull().default(0),
    price: cents('price').notNull(),
  },
  table => [
    unique('shipping_costs_rule')
      .on(table.country, table.carrier, table.validFrom, table.fromNet, table.fromGrams)
      .nullsNotDistinct(),
  ],
)
