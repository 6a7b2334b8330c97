import { ask, page } from '../page.ts'
import { getOrderSummary } from '../show-orders/summary-contract.ts'
import { getVts } from '../trade-show/contract.ts'
import { getOrder, getOrdersPage, listBackorder } from './contract.ts'
import { orderIdIn } from './order-id.ts'
import { ordersAt } from './order-list.ts'

export const ordersPage = page('/my-orders', {
  module: 'areas/orders/OrdersPage',
  who: 'users',
  data: ({ query }) => [ask(getVts, {}), ask(getOrderSummary, {}), ask(getOrdersPage, { query: ordersAt(query) })],
})

export const backorderPage = page('/my-orders/backorder-quantities', {
  module: 'areas/orders/BackorderPage',
  who: 'users',
  data: () => [ask(listBackorder, {})],
})

export const orderPage = page('/my-orders/:orderId', {
  module: 'areas/orders/OrderPage',
  who: 'users',
  data: ({ params }) => {
    const order_id = orderIdIn(params)
    return order_id === undefined ? [] : [ask(getVts, {}), ask(getOrder, { params: { order_id } })]
  },
})
