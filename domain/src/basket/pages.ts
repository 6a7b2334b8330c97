import { ask, page } from '../page.ts'
import { getCheckout } from './checkout-contract.ts'
import { getBasket } from './contract.ts'

export const basketPage = page('/basket', {
  module: 'areas/basket/BasketPage',
  who: 'users',
  data: () => [ask(getBasket, {}), ask(getCheckout, { query: {} })],
})
