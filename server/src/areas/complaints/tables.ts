import { complaintReasons, settlements } from '@fairfloor/domain/complaints/complaint'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { creditNotes } from '../billing/tables.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'
import { shipmentLines } from '../shipping/tables.ts'

/** What customers say is wrong with pieces of a shipped line, and what became of it. */
export const complaints = pgTable(
  'complaints',
  {
    id: rowId(),
    orderId: integer('order_id').notNull(),
    line: integer('line').notNull(),
    shipmentId: integer('shipment_id').notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The agent who wrote it for the user. */
    agentId: integer('agent_id').references(() => users.id, { onDelete: 'set null' }),
    quantity: integer('quantity').notNull(),
    reason: text('reason', { enum: complaintReasons }).notNull(),
    text: text('text').notNull(),
    madeAt: instant('made_at').notNull(),
    takenOnAt: instant('taken_on_at'),
    takenOnBy: integer('taken_on_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decision: text('decision', { enum: [...settlements, 'refused'] }),
    /** Pieces that were credited or sent again. */
    settledQuantity: integer('settled_quantity'),
    creditNoteId: integer('credit_note_id')
      .unique()
      .references(() => creditNotes.id),
    /** Line of the same order by which the pieces are sent again. */
    replacementLine: integer('replacement_line'),
    closedAt: instant('closed_at'),
    closedBy: integer('closed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    foreignKey({
      columns: [table.orderId, table.line, table.shipmentId],
      foreignColumns: [shipmentLines.orderId, shipmentLines.line, shipmentLines.shipmentId],
    }),
    index('complaints_customer').on(table.customerId, table.id),
    index('complaints_shipment_line').on(table.orderId, table.line, table.shipmentId),
    index('complaints_undecided').on(table.madeAt).where(sql`${table.decidedAt} is null`),
    check('complaints_quantity', sql`${table.quantity} > 0`),
    check('complaints_decided', sql`num_nonnulls(${table.decidedAt}, ${table.decision}) in (0, 2)`),
  ],
)

/** What customer and desk write to each other about a complaint. */
export const complaintMessages = pgTable(
  'complaint_messages',
  {
    id: rowId(),
    complaintId: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    fromDesk: boolean('from_desk').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  table => [index('complaint_messages_complaint').on(table.complaintId)],
)

/** Photos; those that belong to no complaint yet, or no longer, are deleted with their files. */
export const complaintPhotos = pgTable(
  'complaint_photos',
  {
    id: rowId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    complaintId: integer('complaint_id').references(() => complaints.id, { onDelete: 'set null' }),
    /** Name in the file store, drawn at random. */
    file: text('file').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  table => [
    index('complaint_photos_complaint').on(table.complaintId),
    index('complaint_photos_waiting').on(table.userId, table.uploadedAt).where(sql`${table.complaintId} is null`),
  ],
)
