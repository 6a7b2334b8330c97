import * as assortment from './assortment/pages.ts'
import * as awards from './awards/pages.ts'
import * as basket from './basket/pages.ts'
import * as bonus from './bonus/pages.ts'
import * as careers from './careers/pages.ts'
import * as complaints from './complaints/pages.ts'
import * as content from './content/pages.ts'
import * as customerApi from './customer-api/pages.ts'
import * as enquiries from './enquiries/pages.ts'
import * as identity from './identity/pages.ts'
import * as invoicing from './invoicing/pages.ts'
import * as orders from './orders/pages.ts'
import * as outlet from './outlet/pages.ts'
import { type Page, page } from './page.ts'
import * as quickOrder from './quick-order/pages.ts'
import * as registration from './registration/pages.ts'
import * as serviceLists from './service-lists/pages.ts'
import * as shoppingLists from './shopping-lists/pages.ts'
import * as showOrders from './show-orders/pages.ts'
import * as stockAlerts from './stock-alerts/pages.ts'
import * as tradeShow from './trade-show/pages.ts'

const areas = {
  assortment,
  awards,
  basket,
  bonus,
  careers,
  complaints,
  content,
  customerApi,
  enquiries,
  identity,
  invoicing,
  orders,
  outlet,
  quickOrder,
  registration,
  serviceLists,
  shoppingLists,
  showOrders,
  stockAlerts,
  tradeShow,
}

/** All pages but those of the back office and the Newcomer Week: from the areas' `pages.ts`, and the interface kit. */
export const shopPages: readonly Page[] = [
  ...Object.values(areas).flatMap(area => Object.values<Page>(area)),
  page('/style', { module: 'app/style/StylePage', alone: true }),
]
