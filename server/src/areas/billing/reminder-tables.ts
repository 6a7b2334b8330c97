import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from '../people/tables.ts'
import { invoices } from './tables.ts'

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

/** A letter about an invoice that is overdue; each level once. */
export const reminders = pgTable(
  'reminders',
  {
    id: rowId(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    level: integer('level').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Null: by night. */
    sentBy: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    unique('reminders_once').on(table.invoiceId, table.level),
    check('reminders_level', sql`${table.level} between 1 and 3`),
  ],
)
