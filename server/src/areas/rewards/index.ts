import { getUserRewards } from '@fairfloor/domain/rewards/contract'
import { rewardRows } from '@fairfloor/domain/rewards/points'
import * as shapes from '@fairfloor/domain/rewards/shapes'
import type { Activity } from '@fairfloor/domain/trade-show/activities'
import { and, count, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { ACTIVITY, type ActivityEvent, EDITION_COPIED, type EditionCopied, type Shows } from '../trade-show/index.ts'
import { serveRewardRules } from './desk.ts'
import { reward } from './reward.ts'
import { copyRules, rewardRulesOf } from './rules.ts'
import { rewardedThings } from './tables.ts'

export { rewardsPersonal } from './personal.ts'
export { rewardRulesOf, saveRewardRules } from './rules.ts'

/** Points for activities of the show's visitors. Earned through the outbox: within a second of the activity. */
export function registerRewards(platform: Platform, { shows }: { shows: Shows }): void {
  const { db, later, clock } = platform

  later.afterEvents<ActivityEvent>(ACTIVITY, 'reward-points', (tx, events) => reward(tx, events, clock()))

  later.afterEvent<EditionCopied>(EDITION_COPIED, 'copy-reward-rules', copyRules)
  serveRewardRules(platform, { shows })
  serve(platform, getUserRewards, shapes.getUserRewards, async ({ viewer }) => {
    const { edition } = shows.current()
    const [rules, done] = await Promise.all([rewardRulesOf(db, edition.id), doneBy(db, edition.id, viewer.userId)])
    return rewardRows(rules, done)
  })
}

/** How many items of each activity a user has done at an edition. */
async function doneBy(db: Db, editionId: number, userId: number): Promise<Map<Activity, number>> {
  const found = await db
    .select({ activity: rewardedThings.activity, things: count() })
    .from(rewardedThings)
    .where(and(eq(rewardedThings.editionId, editionId), eq(rewardedThings.userId, userId)))
    .groupBy(rewardedThings.activity)
  return new Map(found.map(({ activity, things }) => [activity, things]))
}
