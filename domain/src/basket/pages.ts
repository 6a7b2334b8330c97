import { ask, page } from '../page.ts'
import { getBasket, getBasketPrice } from './contract.ts'

export const basketPage = page('/basket', {
  module: 'areas/basket/BasketPage',
  who: 'users',
  data: () => [ask(getBasket, {}), ask(getBasketPrice, { query: {} })],
})
