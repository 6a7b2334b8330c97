import { listOrders } from '../orders/contract.ts'
import { ask, page } from '../page.ts'
import { getVts } from '../trade-show/contract.ts'
import { getBasket, getBasketStatus } from './contract.ts'
import { getRelease } from './release-contract.ts'

export const confirmationPage = page('/vts-order', {
  module: 'areas/show-orders/ConfirmationPage',
  who: 'users',
  data: () => [ask(getVts, {}), ask(getBasketStatus, {}), ask(getBasket, { query: { status: 'confirmation' } })],
})

export const releasePage = page('/vts-order-release', {
  module: 'areas/show-orders/ReleasePage',
  who: 'users',
  data: () => [ask(getVts, {}), ask(getRelease, {}), ask(listOrders, { query: {} })],
})
