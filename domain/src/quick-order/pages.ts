import { getBasket } from '../basket/contract.ts'
import { getOrderLists } from '../order-lists/lists-contract.ts'
import { ask, page } from '../page.ts'
import { getVts } from '../trade-show/contract.ts'

export const quickOrderPage = page('/quick-order', {
  module: 'areas/basket/QuickOrderPage',
  who: 'users',
  // Otherwise their choice would move the page when they arrive.
  buyersData: () => [ask(getOrderLists, {}), ask(getBasket, {})],
})

export const fairQuickOrderPage = page('/vts-quick-order', {
  module: 'areas/show-orders/FairQuickOrderPage',
  who: 'users',
  data: () => [ask(getVts, {})],
})
