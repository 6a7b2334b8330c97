import type { RewardRule } from '@fairfloor/domain/rewards/points'
import { activities } from '@fairfloor/domain/trade-show/activities'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { EditionCopied } from '../trade-show/index.ts'
import { rewardRules } from './tables.ts'

/** The rules of an edition, one for every activity; activities without a rule earn nothing. */
export async function rewardRulesOf(db: Db, editionId: number): Promise<RewardRule[]> {
  const saved = await db.select().from(rewardRules).where(eq(rewardRules.editionId, editionId))
  const byActivity = new Map(saved.map(rule => [rule.activity, rule]))
  return activities.map(activity => {
    const { points, cap } = byActivity.get(activity) ?? { points: 0, cap: 0 }
    return { activity, points, cap }
  })
}

/** Sets the rules of some activities; the others stay. Of two for one activity the last counts. */
export async function saveRewardRules(tx: Db, editionId: number, rules: readonly RewardRule[]): Promise<void> {
  const byActivity = new Map(rules.map(rule => [rule.activity, rule]))
  if (byActivity.size === 0) return
  await tx
    .insert(rewardRules)
    .values([...byActivity.values()].map(({ activity, points, cap }) => ({ editionId, activity, points, cap })))
    .onConflictDoUpdate({
      target: [rewardRules.editionId, rewardRules.activity],
      set: { points: sql`excluded.points`, cap: sql`excluded.cap` },
    })
}

/** Copies the rules to a new edition that has none yet. Idempotent. */
export async function copyRules(tx: Db, { from, to }: EditionCopied): Promise<void> {
  await tx.execute(sql`
    insert into reward_rules (edition_id, activity, points, cap)
    select ${to}, activity, points, cap from reward_rules where edition_id = ${from}
    on conflict do nothing`)
}
