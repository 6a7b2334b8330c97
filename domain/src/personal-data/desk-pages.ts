import { ask, page } from '../page.ts'
import { getErasures } from './desk-reads-contract.ts'
import { erasuresAt } from './lists.ts'

export const erasuresDeskPage = page('/admin/erasure-requests', {
  module: 'areas/personal-data/ErasuresDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getErasures, { query: erasuresAt(query) })],
})
