import { ask, page } from '../page.ts'
import { getRewardRules } from './desk-contract.ts'

export const rewardRulesPage = page('/admin/rewards', {
  module: 'areas/rewards/RewardsDeskPage',
  who: 'operator',
  data: () => [ask(getRewardRules, {})],
})
