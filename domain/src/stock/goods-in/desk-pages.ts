import { ask, page } from '../../page.ts'
import { getVts } from '../../trade-show/contract.ts'
import { deliveriesAt, deliveryIn } from './list.ts'
import { getDeliveries, getDelivery } from './reads-contract.ts'

export const goodsInDeskPage = page('/admin/goods-in', {
  module: 'areas/stock/goods-in/GoodsInDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getDeliveries, { query: deliveriesAt(query) })],
})

export const deliveryDeskPage = page('/admin/goods-in/:delivery', {
  module: 'areas/stock/goods-in/DeliveryDeskPage',
  who: 'operator',
  data: ({ params }) => {
    const delivery_id = deliveryIn(params.delivery)
    return delivery_id === undefined ? [] : [ask(getVts, {}), ask(getDelivery, { params: { delivery_id } })]
  },
})
