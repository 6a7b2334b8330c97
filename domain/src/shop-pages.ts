import * as assortment from './assortment/pages.ts'
import * as awards from './awards/pages.ts'
import * as basket from './basket/pages.ts'
import * as bonus from './billing/bonus/pages.ts'
import * as billing from './billing/pages.ts'
import * as content from './content/pages.ts'
import * as rest from './customer-api/rest/pages.ts'
import * as orderLists from './order-lists/pages.ts'
import * as orders from './orders/pages.ts'
import * as outlet from './outlet/pages.ts'
import { type Page, page } from './page.ts'
import * as people from './people/pages.ts'
import * as quickOrder from './quick-order/pages.ts'
import * as serviceLists from './service-lists/pages.ts'
import * as showOrders from './show-orders/pages.ts'
import * as stockAlerts from './stock/alerts/pages.ts'
import * as tradeShow from './trade-show/pages.ts'

const areas = {
  assortment,
  awards,
  basket,
  billing,
  bonus,
  content,
  orderLists,
  orders,
  outlet,
  people,
  quickOrder,
  rest,
  serviceLists,
  showOrders,
  stockAlerts,
  tradeShow,
}

/** The pages that the browser knows from the start: those of the areas' `pages.ts` that have no table of their own, and the interface kit. */
export const shopPages: readonly Page[] = [
  ...Object.values(areas).flatMap(area => Object.values<Page>(area)),
  page('/style', { module: 'app/style/StylePage', alone: true }),
]
