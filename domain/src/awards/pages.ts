import { ask, page } from '../page.ts'
import { getAwards } from './contract.ts'
import { getAwardYear } from './desk-contract.ts'

export const awardsPage = page('/awards', { module: 'areas/awards/AwardsPage', data: () => [ask(getAwards, {})] })

export const adminAwardsPage = page('/admin/awards', {
  module: 'areas/awards/AwardsDeskPage',
  who: 'operator',
  data: () => [ask(getAwardYear, {})],
})
