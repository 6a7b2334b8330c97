import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { flavours } from './tables.ts'

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

/** The operator responsible for a food, for some countries (two letters each). */
export type FoodOperator = { readonly countries: readonly string[]; readonly name: string; readonly address: string }

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
    /** Of the operator responsible for the food, in all countries that `operators` does not name. */
    operatorName: text('operator_name').notNull(),
    operatorAddress: text('operator_address').notNull(),
    operators: jsonb('operators').$type<FoodOperator[]>().notNull().default([]),
    storage: text('storage').notNull(),
    origin: text('origin').notNull(),
    /** Days that goods keep at least when they are delivered; null if unknown. */
    bestBeforeDays: integer('best_before_days'),
  },
  table => [primaryKey({ columns: [table.flavourId, table.language] })],
)
