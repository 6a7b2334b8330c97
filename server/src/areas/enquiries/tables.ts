import { contactKinds } from '@fairfloor/domain/enquiries/contact'
import { enquiryKinds } from '@fairfloor/domain/enquiries/enquiry'
import { languages } from '@fairfloor/domain/language'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'
import { editions, exhibitors } from '../trade-show/tables.ts'

/** What buyers ask at booths: questions, and wishes to be called. */
export const boothEnquiries = pgTable(
  'booth_enquiries',
  {
    id: rowId(),
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The agent who wrote it for the user. */
    agentId: integer('agent_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: enquiryKinds }).notNull(),
    message: text('message').notNull(),
    phone: text('phone').notNull(),
    wishedTime: text('wished_time').notNull(),
    askedAt: instant('asked_at').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    index('booth_enquiries_user').on(table.userId, table.askedAt),
    index('booth_enquiries_asked').on(table.askedAt),
  ],
)

/** What anybody writes on the contact pages, and what suppliers offer. */
export const contactEnquiries = pgTable(
  'contact_enquiries',
  {
    id: rowId(),
    kind: text('kind', { enum: contactKinds }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    company: text('company').notNull(),
    /** Of a supplier. */
    brand: text('brand').notNull(),
    website: text('website').notNull(),
    message: text('message').notNull(),
    /** Of the page that it was written on, for the answer. */
    language: text('language', { enum: languages }).notNull(),
    /** Who was logged in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    askedAt: instant('asked_at').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    index('contact_enquiries_asked').on(table.askedAt),
    index('contact_enquiries_email').on(table.email, table.askedAt),
  ],
)
