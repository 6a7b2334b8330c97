import { ask, page } from '../page.ts'
import { vainSearchesAt } from './lists.ts'
import { getVainSearches } from './search-desk-contract.ts'

export const vainSearchesPage = page('/admin/searches', {
  module: 'areas/assortment/VainSearchesDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getVainSearches, { query: vainSearchesAt(query) })],
})
