import { applicationStates } from '@fairfloor/domain/careers/application'
import { type Language, languages } from '@fairfloor/domain/language'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from '../people/tables.ts'

/** What a job says in one language; the text is in the Markdown of the house's pages. */
export type JobText = { title: string; place: string; hours: string; lead: string; text: string }

/** Jobs that the house offers. */
export const jobOpenings = pgTable(
  'job_openings',
  {
    id: rowId(),
    /** The job's name in its address. */
    slug: text('slug').notNull().unique(),
    texts: jsonb('texts').$type<Partial<Record<Language, JobText>>>().notNull(),
    /** Place in the list; smaller ones stand above. */
    rank: integer('rank').notNull().default(1),
    /** Null: it is only seen in the back office. */
    publishedAt: instant('published_at'),
    /** Null: from the publishing on. */
    openFrom: instant('open_from'),
    /** Null: until it is withdrawn. */
    openUntil: instant('open_until'),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [check('job_openings_slug', sql`${table.slug} ~ '^[a-z][a-z0-9-]{0,60}$'`)],
)

/** Applications of strangers; deleted with their file after the days of the settings. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: rowId(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobOpenings.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** Name in the file store, which says nothing about the sender. */
    file: text('file').notNull(),
    fileSize: integer('file_size').notNull(),
    receivedAt: instant('received_at').notNull(),
    state: text('state', { enum: applicationStates }).notNull().default('new'),
    stateAt: instant('state_at'),
    stateBy: integer('state_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note').notNull().default(''),
  },
  table => [index('job_applications_received').on(table.receivedAt), index('job_applications_job').on(table.jobId)],
)

/** A single row. */
export const careersSettings = pgTable(
  'careers_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Days after which an application is deleted. */
    keepDays: integer('keep_days').notNull().default(180),
  },
  table => [
    check('careers_settings_one', sql`${table.id} = 1`),
    check('careers_settings_days', sql`${table.keepDays} > 0`),
  ],
)
