import { importStates } from '@fairfloor/domain/catalogue/desk-choices'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from '../people/tables.ts'

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
