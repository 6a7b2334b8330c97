import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { brands, products } from '../catalogue/tables.ts'
import { users } from '../people/tables.ts'
import { editions } from '../trade-show/tables.ts'

/** The awards of one edition: the voting window, and the days on which winners are shown, both inclusive. */
export const awardYears = pgTable(
  'award_years',
  {
    id: rowId(),
    editionId: integer('edition_id')
      .notNull()
      .unique()
      .references(() => editions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    votingStart: instant('voting_start').notNull(),
    votingEnd: instant('voting_end').notNull(),
    winnerStart: date('winner_start').notNull(),
    visibleEnd: date('visible_end').notNull(),
  },
  table => [
    check(
      'award_years_in_order',
      sql`${table.votingStart} < ${table.votingEnd} and ${table.winnerStart} <= ${table.visibleEnd}`,
    ),
  ],
)

/** A category to vote in. `overlay` is the badge laid over the winner's picture. */
export const awardCategories = pgTable(
  'award_categories',
  {
    id: rowId(),
    yearId: integer('year_id')
      .notNull()
      .references(() => awardYears.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    rank: integer('rank').notNull().default(0),
    overlay: text('overlay'),
  },
  table => [unique('award_categories_name').on(table.yearId, table.name)],
)

/** A brand or product nominated in one category; its id is the participant id. */
export const awardNominees = pgTable(
  'award_nominees',
  {
    id: rowId(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => awardCategories.id, { onDelete: 'cascade' }),
    brandId: integer('brand_id').references(() => brands.id),
    productId: integer('product_id').references(() => products.id),
    rank: integer('rank').notNull().default(0),
  },
  table => [
    unique('award_nominees_brand').on(table.categoryId, table.brandId),
    unique('award_nominees_product').on(table.categoryId, table.productId),
    unique('award_nominees_place').on(table.categoryId, table.id),
    check('award_nominees_one', sql`num_nonnulls(${table.brandId}, ${table.productId}) = 1`),
  ],
)

/** One vote per user and category; the nominee stands in that category. */
export const awardVotes = pgTable(
  'award_votes',
  {
    categoryId: integer('category_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nomineeId: integer('nominee_id').notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.categoryId, table.userId] }),
    index('award_votes_user').on(table.userId),
    foreignKey({
      name: 'award_votes_nominee',
      columns: [table.categoryId, table.nomineeId],
      foreignColumns: [awardNominees.categoryId, awardNominees.id],
    }).onDelete('cascade'),
  ],
)

/** Winner of a category chosen by the operator; without a row the votes decide. */
export const awardWinners = pgTable(
  'award_winners',
  {
    categoryId: integer('category_id').primaryKey(),
    nomineeId: integer('nominee_id').notNull(),
    chosenAt: instant('chosen_at').notNull(),
    chosenBy: integer('chosen_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    foreignKey({
      name: 'award_winners_nominee',
      columns: [table.categoryId, table.nomineeId],
      foreignColumns: [awardNominees.categoryId, awardNominees.id],
    }).onDelete('cascade'),
  ],
)
