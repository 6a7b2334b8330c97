import { ask, page } from '../page.ts'
import { getVts } from '../trade-show/contract.ts'
import { outletDeskAt } from './desk-list.ts'
import { getOutletDesk, getOutletLot, getOutletProposals } from './desk-reads-contract.ts'
import { idIn } from './outlet-list.ts'

export const outletDeskPage = page('/admin/outlet', {
  module: 'areas/outlet/OutletDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getOutletDesk, { query: outletDeskAt(query) }), ask(getOutletProposals, {})],
})

export const outletLotDeskPage = page('/admin/outlet/:outletLot', {
  module: 'areas/outlet/OutletLotDeskPage',
  who: 'operator',
  data: ({ params }) => {
    const lot_id = idIn(params.outletLot)
    return lot_id === undefined ? [] : [ask(getVts, {}), ask(getOutletLot, { params: { lot_id } })]
  },
})
