import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { brands, productSizes } from '../catalogue/tables.ts'
import { users } from '../people/tables.ts'
import { editions, exhibitors } from '../trade-show/tables.ts'

const exhibitorId = () =>
  integer('exhibitor_id')
    .notNull()
    .references(() => exhibitors.id, { onDelete: 'cascade' })

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const editionId = () =>
  integer('edition_id')
    .notNull()
    .references(() => editions.id, { onDelete: 'cascade' })

/** A flip card of a booth; both sides are pictures of the file store, by hash. */
export const highlights = pgTable(
  'highlights',
  {
    id: rowId(),
    exhibitorId: exhibitorId(),
    rank: integer('rank').notNull(),
    front: text('front').notNull(),
    flipped: text('flipped').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** The product that the card is about. */
    sizeId: integer('size_id').references(() => productSizes.id, { onDelete: 'set null' }),
  },
  table => [unique('highlights_rank').on(table.exhibitorId, table.rank)],
)

/** Who viewed which highlight, once each. */
export const highlightViews = pgTable(
  'highlight_views',
  {
    highlightId: integer('highlight_id')
      .notNull()
      .references(() => highlights.id, { onDelete: 'cascade' }),
    userId: userId(),
    viewedAt: instant('viewed_at').notNull(),
  },
  table => [primaryKey({ columns: [table.highlightId, table.userId] }), index('highlight_views_user').on(table.userId)],
)

/** Categories of media files: product pictures, logos, price lists. */
export const mediaCategories = pgTable('media_categories', {
  id: rowId(),
  name: text('name').notNull().unique(),
  rank: integer('rank').notNull().default(0),
})

/** A file of a booth's media center. `file` is its name in the file store, `preview` a picture's hash. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: rowId(),
    exhibitorId: exhibitorId(),
    categoryId: integer('category_id').references(() => mediaCategories.id),
    name: text('name').notNull(),
    file: text('file').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    preview: text('preview'),
    rank: integer('rank').notNull().default(0),
  },
  table => [
    unique('media_files_name').on(table.exhibitorId, table.name),
    check('media_files_size', sql`${table.size} > 0`),
  ],
)

/** Who downloaded which exhibitor's media kit, once each. */
export const mediaKitDownloads = pgTable(
  'media_kit_downloads',
  { exhibitorId: exhibitorId(), userId: userId(), downloadedAt: instant('downloaded_at').notNull() },
  table => [primaryKey({ columns: [table.exhibitorId, table.userId] })],
)

/** Who watched the organiser's video at an edition, once each. */
export const organiserVideoViews = pgTable(
  'organiser_video_views',
  { editionId: editionId(), userId: userId(), viewedAt: instant('viewed_at').notNull() },
  table => [primaryKey({ columns: [table.editionId, table.userId] })],
)

/** Which product stands in which vitrine of the showcase. */
export const vitrineProducts = pgTable(
  'vitrine_products',
  {
    editionId: editionId(),
    vitrine: integer('vitrine').notNull(),
    sizeId: integer('size_id')
      .notNull()
      .references(() => productSizes.id, { onDelete: 'cascade' }),
    rank: integer('rank').notNull(),
  },
  table => [
    primaryKey({ columns: [table.editionId, table.vitrine, table.sizeId] }),
    check('vitrine_products_from_one', sql`${table.vitrine} >= 1`),
  ],
)

/** A brand's clip, shown beside its products in the showcase; `poster` is the hash of its poster image. */
export const brandVideos = pgTable('brand_videos', {
  brandId: integer('brand_id')
    .primaryKey()
    .references(() => brands.id, { onDelete: 'cascade' }),
  url: text('url').notNull(),
  poster: text('poster'),
})
