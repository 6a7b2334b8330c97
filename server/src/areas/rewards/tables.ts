import { activities } from '@fairfloor/domain/trade-show/activities'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { users } from '../people/tables.ts'
import { editions } from '../trade-show/tables.ts'

/** What an activity earns at an edition, and for how many items at most. */
export const rewardRules = pgTable(
  'reward_rules',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    activity: text('activity', { enum: activities }).notNull(),
    points: integer('points').notNull(),
    cap: integer('cap').notNull(),
  },
  table => [
    primaryKey({ columns: [table.editionId, table.activity] }),
    check('reward_rules_not_negative', sql`${table.points} >= 0 and ${table.cap} >= 0`),
  ],
)

/** What a user has done, one row per item, so that repetitions count once. Points are computed from the rules. */
export const rewardedThings = pgTable(
  'rewarded_things',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activity: text('activity', { enum: activities }).notNull(),
    /** Id of the exhibitor, highlight or category; of the edition for the tour and the video. */
    thingId: integer('thing_id').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  table => [primaryKey({ columns: [table.editionId, table.userId, table.activity, table.thingId] })],
)
