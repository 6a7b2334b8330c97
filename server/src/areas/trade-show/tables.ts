import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { brands } from '../catalogue/tables.ts'
import { users } from '../people/tables.ts'

/** One edition of the trade show with its windows; one edition is current. */
export const editions = pgTable(
  'editions',
  {
    id: rowId(),
    name: text('name').notNull().unique(),
    timeZone: text('time_zone').notNull(),
    orderStart: instant('order_start').notNull(),
    orderEnd: instant('order_end').notNull(),
    confirmationStart: instant('confirmation_start').notNull(),
    confirmationEnd: instant('confirmation_end').notNull(),
    releaseEnd: instant('release_end').notNull(),
    isCurrent: boolean('is_current').notNull().default(false),
    /** Whether visitors see how many buyers are in the hall, and how much is ordered. */
    liveCounts: boolean('live_counts').notNull().default(true),
  },
  table => [
    uniqueIndex('editions_one_current').on(table.isCurrent).where(sql`${table.isCurrent}`),
    check(
      'editions_in_order',
      sql`${table.orderStart} < ${table.orderEnd} and ${table.orderEnd} <= ${table.confirmationStart}
        and ${table.confirmationStart} < ${table.confirmationEnd} and ${table.confirmationEnd} <= ${table.releaseEnd}`,
    ),
  ],
)

/** A brand at one edition, with its booth. */
export const exhibitors = pgTable(
  'exhibitors',
  {
    id: rowId(),
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    organiser: boolean('organiser').notNull().default(false),
    panoNumber: integer('pano_number').notNull(),
    boothNumber: integer('booth_number').notNull(),
    description: text('description').notNull().default(''),
    videoUrl: text('video_url'),
    /** Hash of the video's poster image. */
    videoPoster: text('video_poster'),
    websiteUrl: text('website_url'),
    youtubeUrl: text('youtube_url'),
    twitterUrl: text('twitter_url'),
    instagramUrl: text('instagram_url'),
    facebookUrl: text('facebook_url'),
  },
  table => [
    unique('exhibitors_brand').on(table.editionId, table.brandId),
    unique('exhibitors_booth').on(table.editionId, table.boothNumber),
    uniqueIndex('exhibitors_one_organiser').on(table.editionId).where(sql`${table.organiser}`),
  ],
)

/** A numbered panorama of an edition; `document` is the scene as served. 0 is the lobby. */
export const scenes = pgTable(
  'scenes',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    panoNumber: integer('pano_number').notNull(),
    document: text('document').notNull(),
  },
  table => [primaryKey({ columns: [table.editionId, table.panoNumber] })],
)

/** The floor plan of an edition, as served. */
export const floorPlans = pgTable('floor_plans', {
  editionId: integer('edition_id')
    .primaryKey()
    .references(() => editions.id, { onDelete: 'cascade' }),
  document: text('document').notNull(),
})

/** Who opened which booth, once each: for the floor plan's visited marks and for rewards. */
export const boothVisits = pgTable(
  'booth_visits',
  {
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visitedAt: instant('visited_at').notNull(),
  },
  table => [primaryKey({ columns: [table.exhibitorId, table.userId] }), index('booth_visits_user').on(table.userId)],
)

/** Who completed the guided tour of which edition. */
export const guidedTourViews = pgTable(
  'guided_tour_views',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewedAt: instant('viewed_at').notNull(),
  },
  table => [primaryKey({ columns: [table.editionId, table.userId] })],
)

/** Visitors in the hall: one row per open page, renewed while the page is open. Other rows expire. */
export const hallPresences = pgTable(
  'hall_presences',
  {
    id: uuid('id').primaryKey(),
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull(),
  },
  table => [index('hall_presences_seen').on(table.seenAt)],
)
