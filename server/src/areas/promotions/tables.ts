import { termKinds, units } from '@fairfloor/domain/promotions/terms'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { brands, productSizes } from '../catalogue/tables.ts'
import { priceGroups } from '../companies/tables.ts'

/** A promotion with its window, whose last second counts, and its terms: columns of other kinds are null. */
export const promotions = pgTable(
  'promotions',
  {
    id: rowId(),
    name: text('name').notNull(),
    textEn: text('text_en').notNull().default(''),
    textDe: text('text_de').notNull().default(''),
    /** Content hash of the picture in the file store. */
    banner: text('banner'),
    start: instant('start').notNull(),
    end: instant('end').notNull(),
    kind: text('kind', { enum: termKinds }).notNull(),
    percent: integer('percent'),
    /** Pieces or cases from which the percentage counts. */
    from: integer('from_count'),
    paid: integer('paid'),
    free: integer('free'),
    unit: text('unit', { enum: units }),
  },
  table => [
    check('promotions_window', sql`${table.start} <= ${table.end}`),
    check('promotions_percent', sql`${table.percent} between 1 and 99`),
    check(
      'promotions_terms',
      sql`num_nonnulls(${table.percent}, ${table.from}, ${table.paid}, ${table.free}, ${table.unit}) = case ${table.kind}
        when 'percent' then num_nonnulls(${table.percent})
        when 'quantity' then num_nonnulls(${table.percent}, ${table.from}, ${table.unit})
        else num_nonnulls(${table.paid}, ${table.free}, ${table.unit}) end
        and case ${table.kind} when 'percent' then ${table.percent} is not null
        when 'quantity' then ${table.percent} is not null and ${table.from} >= 1 and ${table.unit} is not null
        else ${table.paid} >= 1 and ${table.free} >= 1 and ${table.unit} is not null end`,
    ),
  ],
)

/** Price groups that a promotion is for; without a row it is for all. */
export const promotionGroups = pgTable(
  'promotion_groups',
  {
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    priceGroupId: integer('price_group_id')
      .notNull()
      .references(() => priceGroups.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.promotionId, table.priceGroupId] })],
)

export const promotionSizes = pgTable(
  'promotion_sizes',
  {
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    sizeId: integer('size_id')
      .notNull()
      .references(() => productSizes.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.promotionId, table.sizeId] }), index('promotion_sizes_size').on(table.sizeId)],
)

/** Brands of which a promotion includes every size. */
export const promotionBrands = pgTable(
  'promotion_brands',
  {
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.promotionId, table.brandId] })],
)

/** Sizes that are sold off, at a percentage of their regular price. */
export const clearances = pgTable(
  'clearances',
  {
    sizeId: integer('size_id')
      .primaryKey()
      .references(() => productSizes.id, { onDelete: 'cascade' }),
    percent: integer('percent').notNull(),
    /** Groups a percentage in the menu of the sale; null: directly under the percentage. */
    group: text('group_name'),
    start: instant('start').notNull(),
    /** Null: until it is taken out. */
    end: instant('end'),
  },
  table => [
    check('clearances_percent', sql`${table.percent} between 1 and 99`),
    check('clearances_group', sql`${table.group} <> ''`),
    check('clearances_window', sql`${table.start} <= ${table.end}`),
  ],
)

/** The brand of a month of the shop's time zone. */
export const brandsOfMonth = pgTable(
  'brands_of_month',
  {
    /** 'YYYY-MM' */
    month: text('month').primaryKey(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
  },
  table => [check('brands_of_month_month', sql`${table.month} ~ '^\\d{4}-(0[1-9]|1[0-2])$'`)],
)

/** The product of an ISO week of the shop's time zone: up to five sizes in order. */
export const productsOfWeek = pgTable(
  'products_of_week',
  {
    /** 'YYYY-Www' */
    week: text('week').notNull(),
    rank: integer('rank').notNull(),
    sizeId: integer('size_id')
      .notNull()
      .references(() => productSizes.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.week, table.rank] }),
    check('products_of_week_week', sql`${table.week} ~ '^\\d{4}-W[0-5]\\d$'`),
    check('products_of_week_five', sql`${table.rank} between 0 and 4`),
  ],
)

/** Banners of the landing's slider; pictures are content hashes of the file store. */
export const landingBanners = pgTable(
  'landing_banners',
  {
    id: rowId(),
    titleEn: text('title_en').notNull(),
    titleDe: text('title_de').notNull(),
    textEn: text('text_en').notNull().default(''),
    textDe: text('text_de').notNull().default(''),
    /** A path of the shop. */
    link: text('link'),
    desktop: text('desktop'),
    /** Null: phones show the other one. */
    phone: text('phone'),
    start: instant('start').notNull(),
    /** Its last second; null: no end. */
    end: instant('end'),
    rank: integer('rank').notNull(),
  },
  table => [check('landing_banners_window', sql`${table.start} <= ${table.end}`)],
)
