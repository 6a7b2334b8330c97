import { ask, page } from '../page.ts'
import { getVts } from '../trade-show/contract.ts'

export const quickOrderPage = page('/quick-order', {
  module: 'areas/basket/QuickOrderPage',
  who: 'users',
})

export const fairQuickOrderPage = page('/vts-quick-order', {
  module: 'areas/show-orders/FairQuickOrderPage',
  who: 'users',
  data: () => [ask(getVts, {})],
})
