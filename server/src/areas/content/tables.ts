import { languages } from '@fairfloor/domain/language'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from '../people/tables.ts'

/** A part of a page: its text in the page's Markdown; `image` is a name in the file store. */
export type Section = { head: string; text: string; image: string | null }

/**
 * Pages of the house in each language, one row per save; rows are never changed but for the moment of publishing. The page
 * that is shown is the row published last, by the shop's clock.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: rowId(),
    slug: text('slug').notNull(),
    language: text('language', { enum: languages }).notNull(),
    title: text('title').notNull(),
    lead: text('lead').notNull().default(''),
    image: text('image'),
    sections: jsonb('sections').$type<Section[]>().notNull(),
    /** Name in the file store of the printable version. */
    file: text('file'),
    /** From when on it is shown, perhaps in future; null: a draft. */
    publishedFrom: instant('published_from'),
    savedAt: instant('saved_at').notNull(),
    /** Null where the demo, an import or a release before versions wrote it. */
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [index('content_versions_shown').on(table.slug, table.language, table.publishedFrom)],
)

/** Pictures that texts may show; the name in the file store follows from the content. */
export const contentPictures = pgTable('content_pictures', {
  name: text('name').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  addedAt: instant('added_at').notNull(),
  addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
})

/** Pages as the release before versions reads them, in the house's first language. It goes one release later. */
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
