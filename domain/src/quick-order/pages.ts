import { getBasket } from '../basket/contract.ts'
import { ask, page } from '../page.ts'
import { getOrderLists } from '../shopping-lists/lists-contract.ts'
import { getVts } from '../trade-show/contract.ts'

export const quickOrderPage = page('/quick-order', {
  module: 'areas/basket/QuickOrderPage',
  who: 'users',
  buyersData: () => [ask(getBasket, {}), ask(getOrderLists, {})],
})

export const fairQuickOrderPage = page('/vts-quick-order', {
  module: 'areas/show-orders/FairQuickOrderPage',
  who: 'users',
  data: () => [ask(getVts, {})],
})
