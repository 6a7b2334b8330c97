import { ask, page } from '../../page.ts'
import { getBonus } from './contract.ts'

export const bonusPage = page('/bonus', {
  module: 'areas/billing/bonus/BonusPage',
  who: 'users',
  data: () => [ask(getBonus, {})],
})
