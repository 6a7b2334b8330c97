import { ask, page } from '../page.ts'
import { getOutlet } from './contract.ts'
import { outletAt } from './outlet-list.ts'

export const outletPage = page('/outlet', {
  module: 'areas/outlet/OutletPage',
  alone: true,
  data: ({ query }) => [ask(getOutlet, { query: outletAt(query) })],
})
