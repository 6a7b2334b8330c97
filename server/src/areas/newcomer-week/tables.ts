import { weekPages } from '@fairfloor/domain/newcomer-week/visits'
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cents, instant, lineExtras, rowId } from '../../platform/columns.ts'
import { brands, flavours, products } from '../catalogue/tables.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'

/** At most so many pieces of one flavour. */
export const QUANTITY_CHECK = 'newcomer_week_positions_quantity'

/** A question of an event with its answer, in both languages. */
export type StoredQuestion = {
  readonly question: { readonly en: string; readonly de: string }
  readonly answer: { readonly en: string; readonly de: string }
}

/** An event; the last second of `end` and of the banner's counts. The migration adds that no two events overlap. */
export const newcomerWeeks = pgTable(
  'newcomer_weeks',
  {
    id: rowId(),
    name: text('name').notNull(),
    /** Only the operator sees unpublished events. */
    published: boolean('published').notNull().default(true),
    start: instant('start').notNull(),
    end: instant('end').notNull(),
    bannerStart: instant('banner_start').notNull(),
    bannerEnd: instant('banner_end').notNull(),
    textEn: text('text_en').notNull().default(''),
    textDe: text('text_de').notNull().default(''),
    questions: jsonb('questions').$type<readonly StoredQuestion[]>().notNull().default([]),
  },
  table => [
    check('newcomer_weeks_windows', sql`${table.start} < ${table.end} and ${table.bannerStart} < ${table.bannerEnd}`),
  ],
)

/** A brand that takes part, in the order of the showcase. Pictures are content hashes of the file store, the video is an address. */
export const newcomerWeekBrands = pgTable(
  'newcomer_week_brands',
  {
    weekId: integer('week_id')
      .notNull()
      .references(() => newcomerWeeks.id, { onDelete: 'cascade' }),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    rank: integer('rank').notNull(),
    /** Off the regular price; null: only named products cost less. */
    percent: integer('percent'),
    colorBackground: text('color_background'),
    colorText: text('color_text'),
    image: text('image'),
    video: text('video'),
  },
  table => [
    primaryKey({ columns: [table.weekId, table.brandId] }),
    check('newcomer_week_brands_percent', sql`${table.percent} between 1 and 99`),
  ],
)

/** A product that takes part by name. */
export const newcomerWeekProducts = pgTable(
  'newcomer_week_products',
  {
    weekId: integer('week_id')
      .notNull()
      .references(() => newcomerWeeks.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    rank: integer('rank').notNull(),
    /** Null: its brand's. */
    percent: integer('percent'),
    colorBackground: text('color_background'),
    colorText: text('color_text'),
    background: text('background'),
    imageTransparent: text('image_transparent'),
  },
  table => [
    primaryKey({ columns: [table.weekId, table.productId] }),
    check('newcomer_week_products_percent', sql`${table.percent} between 1 and 99`),
  ],
)

/** What a customer has chosen for the basket of an event; without a row it is as usual for the customer. */
export const newcomerWeekBaskets = pgTable(
  'newcomer_week_baskets',
  {
    weekId: integer('week_id')
      .notNull()
      .references(() => newcomerWeeks.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    labelService: boolean('label_service').notNull(),
  },
  table => [primaryKey({ columns: [table.weekId, table.customerId] })],
)

export const newcomerWeekPositions = pgTable(
  'newcomer_week_positions',
  {
    weekId: integer('week_id')
      .notNull()
      .references(() => newcomerWeeks.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** Of a piece, the lowest of those at which the line was added: it is ordered at this. */
    price: cents('price').notNull(),
    addedBy: integer('added_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
    extras: lineExtras(),
  },
  table => [
    primaryKey({ columns: [table.weekId, table.customerId, table.flavourId] }),
    check(QUANTITY_CHECK, sql`${table.quantity} between 1 and 99999`),
  ],
)

/** How often each page of an event was opened on each day of the shop's calendar, without anything about who did. */
export const newcomerWeekVisits = pgTable(
  'newcomer_week_visits',
  {
    weekId: integer('week_id')
      .notNull()
      .references(() => newcomerWeeks.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    page: text('page', { enum: weekPages }).notNull(),
    byCustomer: boolean('by_customer').notNull(),
    visits: integer('visits').notNull(),
  },
  table => [primaryKey({ columns: [table.weekId, table.day, table.page, table.byCustomer] })],
)
