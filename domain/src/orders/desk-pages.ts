import { ask, page } from '../page.ts'
import { getVts } from '../trade-show/contract.ts'
import { getDeskOrder, getDeskOrders } from './desk-reads-contract.ts'
import { orderIdIn } from './order-id.ts'
import { ordersAt } from './order-list.ts'

export const ordersDeskPage = page('/admin/orders', {
  module: 'areas/orders/OrdersDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getVts, {}), ask(getDeskOrders, { query: ordersAt(query) })],
})

export const orderDeskPage = page('/admin/orders/:deskOrder', {
  module: 'areas/orders/OrderDeskPage',
  who: 'operator',
  data: ({ params }) => {
    const order_id = orderIdIn({ orderId: params.deskOrder })
    return order_id === undefined ? [] : [ask(getVts, {}), ask(getDeskOrder, { params: { order_id } })]
  },
})
