import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { customers } from '../companies/tables.ts'
import { creditNotes } from './tables.ts'

/** From which net turnover of a calendar year a percentage is paid back. */
export const bonusTiers = pgTable(
  'bonus_tiers',
  {
    id: rowId(),
    year: integer('year').notNull(),
    /** Cents. */
    fromNet: bigint('from_net', { mode: 'number' }).notNull(),
    /** Basis points. */
    percent: integer('percent').notNull(),
  },
  table => [
    unique('bonus_tiers_from').on(table.year, table.fromNet),
    check('bonus_tiers_values', sql`${table.fromNet} >= 0 and ${table.percent} between 1 and 10000`),
  ],
)

/** What a customer was paid for a year. */
export const bonusCredits = pgTable(
  'bonus_credits',
  {
    id: rowId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    year: integer('year').notNull(),
    turnover: bigint('turnover', { mode: 'number' }).notNull(),
    percent: integer('percent').notNull(),
    creditNoteId: integer('credit_note_id').references(() => creditNotes.id),
    madeAt: instant('made_at').notNull(),
  },
  table => [unique('bonus_credits_once').on(table.customerId, table.year)],
)
