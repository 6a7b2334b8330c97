import { getLandingGoods, getShopBrands } from '../assortment/contract.ts'
import { getOrderLists } from '../order-lists/lists-contract.ts'
import { ask, page } from '../page.ts'
import { getBanners } from '../promotions/banner-contract.ts'
import { getActivePromotions } from '../promotions/contract.ts'
import { getOrderSummary } from '../show-orders/summary-contract.ts'
import { getVts } from '../trade-show/contract.ts'
import { getAccountFigures } from './account-contract.ts'
import { getContentPage } from './contract.ts'
import * as start from './start-contract.ts'

export const landingPage = page('/', {
  module: 'areas/content/LandingPage',
  data: () => [
    ask(getVts, {}),
    ask(getContentPage, { params: { slug: 'vts' }, query: {} }),
    ask(getBanners, {}),
    ask(getActivePromotions, {}),
    ask(getLandingGoods, {}),
    ask(getShopBrands, { query: { sortBy: 'top' } }),
  ],
  // The main button says what the order waits for.
  buyersData: () => [
    ask(getOrderSummary, {}),
    ask(start.getOpenSums, {}),
    ask(start.getLastOrder, {}),
    ask(start.getArrivals, {}),
    ask(start.getNews, {}),
    ask(getOrderLists, {}),
    ask(start.getGone, {}),
    ask(start.getComing, {}),
  ],
})

export const accountPage = page('/account', {
  module: 'areas/content/account/AccountPage',
  who: 'users',
  data: () => [ask(getVts, {}), ask(getOrderSummary, {})],
  buyersData: () => [ask(getAccountFigures, {})],
})
