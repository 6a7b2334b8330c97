import { ask, page } from '../page.ts'
import { getOrderSummary } from '../show-orders/summary-contract.ts'
import { getVts } from '../trade-show/contract.ts'
import { getOrder, listOrders } from './contract.ts'
import { orderIdIn } from './order-id.ts'

export const ordersPage = page('/my-orders', {
  module: 'areas/orders/OrdersPage',
  who: 'users',
  data: () => [ask(getVts, {}), ask(getOrderSummary, {}), ask(listOrders, {})],
})

export const orderPage = page('/my-orders/:orderId', {
  module: 'areas/orders/OrderPage',
  who: 'users',
  data: ({ params }) => {
    const order_id = orderIdIn(params)
    return order_id === undefined ? [] : [ask(getVts, {}), ask(getOrder, { params: { order_id } })]
  },
})
