import { ask, page } from '../page.ts'
import { getAwardYear } from './desk-contract.ts'

export const adminAwardsPage = page('/admin/awards', {
  module: 'areas/awards/AwardsDeskPage',
  who: 'operator',
  data: () => [ask(getAwardYear, {})],
})
