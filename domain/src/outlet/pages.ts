import { ask, page } from '../page.ts'
import { getOutlet, getOutletBasket, getOutletCheckout } from './contract.ts'
import { outletAt } from './outlet-list.ts'

export const outletPage = page('/outlet', {
  module: 'areas/outlet/OutletPage',
  alone: true,
  data: ({ query }) => [ask(getOutlet, { query: outletAt(query) })],
  buyersData: () => [ask(getOutletBasket, {})],
})

export const outletBasketPage = page('/outlet/basket', {
  module: 'areas/outlet/OutletBasketPage',
  who: 'users',
  alone: true,
  data: () => [ask(getOutletBasket, {}), ask(getOutletCheckout, { query: {} })],
})
