import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { cents, instant, rowId } from '../../platform/columns.ts'
import { priceGroups } from '../companies/tables.ts'
import { users } from '../people/tables.ts'
import { editions } from '../trade-show/tables.ts'
import { productSizes } from './tables.ts'

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
    index('show_prices_size').on(table.sizeId),
    check('show_prices_positive', sql`${table.price} >= 0`),
  ],
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
