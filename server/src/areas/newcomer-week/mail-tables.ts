import { weekMails } from '@fairfloor/domain/newcomer-week/week-mails'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'
import { newcomerWeeks } from './tables.ts'

/** Mails of an event itself: one of each kind per customer, across restarts. */
export const newcomerWeekMails = pgTable(
  'newcomer_week_mails',
  {
    weekId: integer('week_id')
      .notNull()
      .references(() => newcomerWeeks.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: weekMails }).notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    sentAt: instant('sent_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.weekId, table.kind, table.customerId] }),
    index('newcomer_week_mails_customer').on(table.customerId),
  ],
)

/** Who wants no mails of events, and since when. */
export const newcomerWeekUnmailed = pgTable('newcomer_week_unmailed', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: instant('since').notNull(),
})
