import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { users } from '../identity/tables.ts'

/** A part of a page; `image` is a name in the file store. */
export type Section = { head: string; text: string; image: string | null }

/** Pages written by the organiser: imprint, privacy policy, the teaser of the show. */
export const contentPages = pgTable('content_pages', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  lead: text('lead').notNull().default(''),
  image: text('image'),
  sections: jsonb('sections').$type<Section[]>().notNull(),
  /** Name in the file store of the page's document. */
  file: text('file'),
  updatedAt: instant('updated_at').notNull(),
  /** Null where the demo or an import wrote it. */
  updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
})
