import { changeRewardRules, getRewardRules } from '@fairfloor/domain/rewards/desk-contract'
import { rewardRulesPage } from '@fairfloor/domain/rewards/desk-pages'
import * as shapes from '@fairfloor/domain/rewards/desk-shapes'
import type { RewardRule } from '@fairfloor/domain/rewards/points'
import { titles } from '@fairfloor/domain/rewards/titles'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { writeAudit } from '../back-office/index.ts'
import type { Shows } from '../trade-show/index.ts'
import { rewardRulesOf, saveRewardRules } from './rules.ts'

/** Points and caps of the reward programme at the current edition. */
export function serveRewardRules(platform: Platform, { shows }: { shows: Shows }): void {
  platform.pages.describe(rewardRulesPage, 'private', ({ language }) => ({ title: titles[language].rewards }))

  serve(platform, getRewardRules, shapes.getRewardRules, async () => {
    const { edition } = shows.current()
    return { edition: edition.name, rules: await rewardRulesOf(platform.db, edition.id) }
  })

  serve(platform, changeRewardRules, shapes.changeRewardRules, async ({ body, viewer, now, transaction }) => {
    const { edition } = shows.current()
    const rules = await transaction(async tx => {
      const before = await rewardRulesOf(tx, edition.id)
      await saveRewardRules(tx, edition.id, body.rules)
      const after = await rewardRulesOf(tx, edition.id)
      const details = changes(before, after)
      if (Object.keys(details).length > 0)
        await writeAudit(tx, {
          at: now,
          userId: viewer.userId,
          action: 'change rewards',
          subject: edition.name,
          details,
        })
      return after
    })
    return { edition: edition.name, rules }
  })
}

/** Old and new rule of each changed activity, as in '5 × 30'. */
function changes(before: readonly RewardRule[], after: readonly RewardRule[]) {
  const words = ({ points, cap }: RewardRule) => `${points} × ${cap}`
  const was = new Map(before.map(rule => [rule.activity, words(rule)]))
  return Object.fromEntries(
    after
      .filter(rule => was.get(rule.activity) !== words(rule))
      .map(rule => [rule.activity, { before: was.get(rule.activity), after: words(rule) }]),
  )
}
