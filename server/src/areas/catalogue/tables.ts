import { importStates } from '@fairfloor/domain/catalogue/desk-choices'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { cents, instant, rowId } from '../../platform/columns.ts'
import { priceGroups, users } from '../identity/tables.ts'
import { editions } from '../trade-show/tables.ts'

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

/** Prices of a customer group that differ from the list. */
export const sizePrices = pgTable(
  'size_prices',
  {
    sizeId: integer('size_id')
      .notNull()
      .references(() => productSizes.id, { onDelete: 'cascade' }),
    priceGroupId: integer('price_group_id')
      .notNull()
      .references(() => priceGroups.id),
    regular: cents('regular').notNull(),
    current: cents('current').notNull(),
  },
  table => [
    primaryKey({ columns: [table.sizeId, table.priceGroupId] }),
    check('size_prices_positive', sql`${table.current} >= 0 and ${table.regular} >= ${table.current}`),
  ],
)

/** Prices at the fair, the same for every customer. */
export const showPrices = pgTable(
  'show_prices',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    sizeId: integer('size_id')
      .notNull()
      .references(() => productSizes.id, { onDelete: 'cascade' }),
    price: cents('price').notNull(),
  },
  table => [
    primaryKey({ columns: [table.editionId, table.sizeId] }),
    check('show_prices_positive', sql`${table.price} >= 0`),
  ],
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

/** Nutrition facts of a flavour in one language; `document` holds the rows per 100 g and per serving. */
export const nutritionFacts = pgTable(
  'nutrition_facts',
  {
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    document: jsonb('document').notNull(),
    image: text('image'),
  },
  table => [primaryKey({ columns: [table.flavourId, table.language] })],
)

/** What the label of a food says, by flavour and language: Regulation (EU) 1169/2011, articles 9 and 14. */
export const foodInformation = pgTable(
  'food_information',
  {
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    legalName: text('legal_name').notNull(),
    ingredients: text('ingredients').notNull(),
    /** Names of the allergens it contains; they are emphasised in the ingredients. */
    allergens: text('allergens').array().notNull(),
    /** Of the operator responsible for the food. */
    operatorName: text('operator_name').notNull(),
    operatorAddress: text('operator_address').notNull(),
    storage: text('storage').notNull(),
    origin: text('origin').notNull(),
    /** Days that goods keep at least when they are delivered; null if unknown. */
    bestBeforeDays: integer('best_before_days'),
  },
  table => [primaryKey({ columns: [table.flavourId, table.language] })],
)

/** Every change of a regular price. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: rowId(),
    sizeId: integer('size_id')
      .notNull()
      .references(() => productSizes.id, { onDelete: 'cascade' }),
    /** Null for the list price. */
    priceGroupId: integer('price_group_id').references(() => priceGroups.id),
    changedAt: instant('changed_at').notNull(),
    /** Null for an import without a user. */
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null where there was no price, or is none any more. */
    before: cents('before'),
    after: cents('after'),
  },
  table => [index('price_changes_size').on(table.sizeId), index('price_changes_time').on(table.changedAt)],
)

/** Fields that the operator has set at the desk; imports leave them as they are. */
export const setByHand = pgTable(
  'set_by_hand',
  {
    kind: text('kind', { enum: ['brand', 'category', 'product', 'size', 'flavour'] }).notNull(),
    rowId: integer('row_id').notNull(),
    /** Name of the field in the row; `group:3` for the prices of a customer group. */
    field: text('field').notNull(),
    /** Of a name: what it was before, by which files still know the row; of a category its path of names, as JSON. */
    was: text('was'),
    setAt: instant('set_at').notNull(),
    setBy: integer('set_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [primaryKey({ columns: [table.kind, table.rowId, table.field] })],
)

/** A file that the operator has uploaded for import, with what became of it. */
export const fileImports = pgTable('file_imports', {
  id: rowId(),
  name: text('name').notNull(),
  /** Its place in the file store. */
  file: text('file').notNull(),
  size: integer('size').notNull(),
  /** As uploaded; null where columns have the names of docs/import.md. */
  mapping: jsonb('mapping'),
  uploadedAt: instant('uploaded_at').notNull(),
  uploadedBy: integer('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
  state: text('state', { enum: importStates }).notNull(),
  /** While it runs: rows read, how far it is from 0 to 100, and the last sign of life. */
  rows: integer('rows').notNull().default(0),
  percent: integer('percent').notNull().default(0),
  aliveAt: instant('alive_at'),
  /** Of the last run, the dry one or the real one. */
  report: jsonb('report'),
  /** Why it failed, for the operator. */
  error: text('error'),
})

/** Row ids by a source's natural keys, for sources without numbers of their own. */
export const importKeys = pgTable(
  'import_keys',
  {
    source: text('source').notNull(),
    kind: text('kind', { enum: ['brand', 'product', 'size', 'flavour'] }).notNull(),
    key: text('key').notNull(),
    rowId: integer('row_id').notNull(),
  },
  table => [primaryKey({ columns: [table.source, table.kind, table.key] })],
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
