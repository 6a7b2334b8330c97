import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from '../people/tables.ts'

const sumOfCents = (name: string) => bigint(name, { mode: 'number' })

/** A statement of our bank, as uploaded. */
export const bankFiles = pgTable('bank_files', {
  id: rowId(),
  sha256: text('sha256').notNull().unique(),
  name: text('name').notNull(),
  iban: text('iban').notNull(),
  importedAt: instant('imported_at').notNull(),
  importedBy: integer('imported_by').references(() => users.id, { onDelete: 'set null' }),
  entries: integer('entries').notNull(),
  sum: sumOfCents('sum').notNull(),
})

/** A sum that has reached our account. */
export const bankEntries = pgTable(
  'bank_entries',
  {
    id: rowId(),
    fileId: integer('file_id')
      .notNull()
      .references(() => bankFiles.id),
    /** Account and the bank's reference: the same entry of two files is one. */
    entryKey: text('entry_key').notNull().unique(),
    bookedOn: date('booked_on').notNull(),
    amount: sumOfCents('amount').notNull(),
    payer: text('payer').notNull(),
    payerIban: text('payer_iban'),
    text: text('text').notNull(),
    endToEnd: text('end_to_end'),
    state: text('state', { enum: ['open', 'booked', 'set aside'] })
      .notNull()
      .default('open'),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    index('bank_entries_file').on(table.fileId),
    index('bank_entries_open').on(table.id).where(sql`${table.state} = 'open'`),
  ],
)
