import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'

/** A single row: how customers are reminded; none: as usual, and only by hand. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    id: integer('id').primaryKey().default(1),
    byNight: boolean('by_night').notNull(),
    /** From the day on which the invoice was due. */
    firstAfter: integer('first_after').notNull(),
    /** From the reminder before. */
    secondAfter: integer('second_after').notNull(),
    thirdAfter: integer('third_after').notNull(),
  },
  table => [
    check('reminder_settings_one', sql`${table.id} = 1`),
    check(
      'reminder_settings_days',
      sql`${table.firstAfter} >= 0 and ${table.secondAfter} >= 0 and ${table.thirdAfter} >= 0`,
    ),
  ],
)
