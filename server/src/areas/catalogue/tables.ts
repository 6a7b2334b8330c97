import { stockMovementKinds } from '@fairfloor/domain/catalogue/movement'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { cents, instant, rowId } from '../../platform/columns.ts'

/** A brand. All pictures of the catalogue are content hashes of the file store. */
export const brands = pgTable('brands', {
  id: rowId(),
  erpId: text('erp_id').unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  logo: text('logo'),
  banner: text('banner'),
  /** Place among the top brands, 1 first; null for the others. */
  rank: integer('rank'),
  /** Since when none of its products is sold; null: they are. */
  discontinuedAt: instant('discontinued_at'),
})

/** A node of the category tree; siblings have distinct names. */
export const categories = pgTable(
  'categories',
  {
    id: rowId(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    name: text('name').notNull(),
    rank: integer('rank').notNull().default(0),
    image: text('image'),
    description: text('description').notNull().default(''),
  },
  table => [unique('categories_sibling').on(table.parentId, table.name).nullsNotDistinct()],
)

export const products = pgTable(
  'products',
  {
    id: rowId(),
    erpId: text('erp_id').unique(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    isNew: boolean('is_new').notNull().default(false),
    vatClass: text('vat_class', { enum: ['standard', 'reduced'] }).notNull(),
    image: text('image'),
    imageOverlay: text('image_overlay'),
    /** The only countries (two letters) where it may be sold; null for everywhere. */
    countries: text('countries').array(),
    /** Since when none of its flavours is sold; null: they are. */
    discontinuedAt: instant('discontinued_at'),
  },
  table => [index('products_brand').on(table.brandId), index('products_category').on(table.categoryId)],
)

/** One pack of a product, which is what has a price. */
export const productSizes = pgTable(
  'product_sizes',
  {
    id: rowId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    erpId: text('erp_id').unique(),
    name: text('name').notNull(),
    /** Content of one unit: 908 with 'g', 0.5 with 'l', 90 with 'capsules'. */
    unitValue: numeric('unit_value', { precision: 10, scale: 3, mode: 'number' }),
    unitName: text('unit_name').notNull().default(''),
    unitsPerCase: integer('units_per_case').notNull().default(1),
    /** Pieces are ordered in multiples of it, and at least so many. */
    orderMultiple: integer('order_multiple').notNull().default(1),
    minQuantity: integer('min_quantity').notNull().default(1),
    /** List price of one unit: for staff and for customer groups without their own price. Null: not for sale. */
    regularPrice: cents('regular_price'),
    currentPrice: cents('current_price'),
    msrp: cents('msrp'),
    /** GTIN of the case, as text with its leading zeros. */
    eanCase: text('ean_case'),
    /** Gross weight of one unit, with its packaging. */
    weightG: integer('weight_g'),
    casesPerLayer: integer('cases_per_layer'),
    casesPerPallet: integer('cases_per_pallet'),
    /** Deposit rate of one unit; null for none. */
    depositClass: text('deposit_class'),
    /** Millilitres of prepared drink per unit: the base of the consumption tax; null for none. */
    readyMillilitres: integer('ready_millilitres'),
    hasLabel: boolean('has_label').notNull().default(false),
    gymAssortment: boolean('gym_assortment').notNull().default(false),
    promotionText: text('promotion_text').notNull().default(''),
    image: text('image'),
    /** Order of 'top': lower comes first. */
    rank: integer('rank').notNull().default(0),
  },
  table => [
    index('product_sizes_product').on(table.productId),
    check('product_sizes_case', sql`${table.unitsPerCase} >= 1`),
    check('product_sizes_order', sql`${table.orderMultiple} >= 1 and ${table.minQuantity} >= 1`),
    check(
      'product_sizes_price',
      sql`(${table.regularPrice} is null) = (${table.currentPrice} is null)
        and ${table.currentPrice} >= 0 and ${table.regularPrice} >= ${table.currentPrice}`,
    ),
  ],
)

/** The unit that is ordered, stocked and delivered: `product_attribute` on the wire. */
export const flavours = pgTable(
  'flavours',
  {
    id: rowId(),
    sizeId: integer('size_id')
      .notNull()
      .references(() => productSizes.id),
    erpId: text('erp_id').unique(),
    sku: text('sku').notNull().unique(),
    name: text('name').notNull(),
    /** GTIN of one unit, as text with its leading zeros. */
    ean: text('ean'),
    image: text('image'),
    rank: integer('rank').notNull().default(0),
    /** Null for what was there before this was recorded. */
    firstOfferedAt: instant('first_offered_at'),
    discontinuedAt: instant('discontinued_at'),
  },
  table => [index('flavours_size').on(table.sizeId)],
)

/** Units in stock. A narrow table of its own, because every release writes it. */
export const stock = pgTable(
  'stock',
  {
    flavourId: integer('flavour_id')
      .primaryKey()
      .references(() => flavours.id, { onDelete: 'cascade' }),
    /** Null until counted; a flavour without a row was never counted either. */
    quantity: integer('quantity'),
    /** Day of the next delivery. */
    eta: date('eta', { mode: 'string' }),
    /** How often a count found more than before. Alerts that wait for the next delivery wait for a higher number. */
    deliveries: integer('deliveries').notNull().default(0),
  },
  table => [check('stock_not_negative', sql`${table.quantity} >= 0`)],
)

/**
 * Every change of a flavour's stock, and its first count. A trigger writes them in the statement that changes the stock; the
 * reason comes from the setting `fairfloor.movement`. What it names is not referenced: movements outlive it.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Null where the stock was unknown. */
    before: integer('before'),
    after: integer('after'),
    kind: text('kind', { enum: stockMovementKinds }).notNull(),
    orderId: integer('order_id'),
    receiptId: integer('receipt_id'),
    userId: integer('user_id'),
    note: text('note'),
  },
  table => [
    index('stock_movements_flavour').on(table.flavourId, table.id),
    index('stock_movements_arrivals').on(table.at).where(sql`kind = 'receipt' or (before = 0 and after > 0)`),
  ],
)

/** Unused; the previous release still reads it on the migrated database. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    id: integer('id').primaryKey().default(1),
    version: integer('version').notNull(),
  },
  table => [check('catalogue_version_one', sql`${table.id} = 1`)],
)
