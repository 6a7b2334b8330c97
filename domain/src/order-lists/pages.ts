import { ask, page } from '../page.ts'
import { listIdIn } from './list-id.ts'
import { getOrderList, getOrderLists } from './lists-contract.ts'

export const orderListsPage = page('/order-lists', {
  module: 'areas/order-lists/OrderListsPage',
  who: 'users',
  data: () => [ask(getOrderLists, {})],
})

export const orderListPage = page('/order-lists/:list', {
  module: 'areas/order-lists/OrderListPage',
  who: 'users',
  data: ({ params }) => {
    const id = listIdIn(params)
    return id === undefined ? [] : [ask(getOrderList, { params: { id } })]
  },
})
