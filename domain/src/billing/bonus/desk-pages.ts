import { ask, page } from '../../page.ts'
import { getBonusYear } from './desk-reads-contract.ts'
import { yearAt } from './year-at.ts'

export const bonusDeskPage = page('/admin/bonus', {
  module: 'areas/billing/bonus/BonusDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getBonusYear, { query: yearAt(query) })],
})
