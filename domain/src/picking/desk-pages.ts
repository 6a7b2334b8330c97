import { ask, page } from '../page.ts'
import { getVts } from '../trade-show/contract.ts'
import { pickingAt, pickListIn } from './list.ts'
import { getPicking, getPickList } from './reads-contract.ts'

export const pickingDeskPage = page('/admin/picking', {
  module: 'areas/picking/PickingDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getVts, {}), ask(getPicking, { query: pickingAt(query) })],
})

export const pickListDeskPage = page('/admin/picking/:pickList', {
  module: 'areas/picking/PickListDeskPage',
  who: 'operator',
  data: ({ params }) => {
    const pick_list_id = pickListIn(params.pickList)
    return pick_list_id === undefined ? [] : [ask(getVts, {}), ask(getPickList, { params: { pick_list_id } })]
  },
})
