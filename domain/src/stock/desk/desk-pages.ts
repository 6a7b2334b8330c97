import { listPlace } from '../../list-address.ts'
import { ask, page } from '../../page.ts'
import { getVts } from '../../trade-show/contract.ts'
import { flavourIn } from './flavour-in.ts'
import { getStock, getStockList } from './reads-contract.ts'

export const stockDeskPage = page('/admin/stock', {
  module: 'areas/stock/desk/StockDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getStockList, { query: listPlace(query) })],
})

export const stockFlavourDeskPage = page('/admin/stock/:stockFlavour', {
  module: 'areas/stock/desk/StockFlavourDeskPage',
  who: 'operator',
  data: ({ params, query }) => {
    const flavour_id = flavourIn(params)
    return flavour_id === undefined
      ? []
      : [ask(getVts, {}), ask(getStock, { params: { flavour_id }, query: { place: listPlace(query).place } })]
  },
})
