import * as assortment from './assortment/pages.ts'
import * as awards from './awards/pages.ts'
import * as backOffice from './back-office/pages.ts'
import * as basket from './basket/pages.ts'
import * as catalogue from './catalogue/pages.ts'
import * as content from './content/pages.ts'
import * as customerApi from './customer-api/pages.ts'
import * as customers from './customers/pages.ts'
import * as enquiries from './enquiries/pages.ts'
import { currentUser } from './identity/contract.ts'
import * as identity from './identity/pages.ts'
import * as orders from './orders/pages.ts'
import { type Ask, ask, type Page, page } from './page.ts'
import * as promotions from './promotions/pages.ts'
import * as quickOrder from './quick-order/pages.ts'
import * as rewards from './rewards/pages.ts'
import { getSettings } from './seller/contract.ts'
import * as shipping from './shipping/pages.ts'
import * as shoppingLists from './shopping-lists/pages.ts'
import * as showOrders from './show-orders/pages.ts'
import { getVts } from './trade-show/contract.ts'
import * as tradeShow from './trade-show/pages.ts'

const areas = {
  assortment,
  awards,
  backOffice,
  basket,
  catalogue,
  content,
  customerApi,
  customers,
  enquiries,
  identity,
  orders,
  promotions,
  quickOrder,
  rewards,
  shipping,
  shoppingLists,
  showOrders,
  tradeShow,
}

/** Every page of the product: those exported by the areas' `pages.ts`, and the interface kit. */
export const pages: readonly Page[] = [
  ...Object.values(areas).flatMap(area => Object.values<Page>(area)),
  page('/style', { module: 'app/style/StylePage', alone: true }),
]

/** The queries that every page makes first. */
export const asksOfEveryPage: readonly Ask[] = [ask(currentUser, {}), ask(getSettings, {}), ask(getVts, {})]
