import * as assortment from './assortment/desk-pages.ts'
import * as awards from './awards/desk-pages.ts'
import * as backOffice from './back-office/desk-pages.ts'
import * as bonus from './billing/bonus/desk-pages.ts'
import * as receivables from './billing/receivables/desk-pages.ts'
import * as careers from './careers/desk-pages.ts'
import * as catalogue from './catalogue/desk-pages.ts'
import * as companies from './companies/desk-pages.ts'
import * as registration from './companies/registration/desk-pages.ts'
import * as complaints from './complaints/desk-pages.ts'
import * as content from './content/desk-pages.ts'
import * as enquiries from './enquiries/desk-pages.ts'
import * as newcomerWeek from './newcomer-week/desk-pages.ts'
import * as orders from './orders/desk-pages.ts'
import * as outlet from './outlet/desk-pages.ts'
import type { Page } from './page.ts'
import * as payments from './payments/cards/desk-pages.ts'
import * as received from './payments/received/desk-pages.ts'
import * as access from './people/access/desk-pages.ts'
import * as personalData from './personal-data/desk-pages.ts'
import * as picking from './picking/desk-pages.ts'
import * as promotions from './promotions/desk-pages.ts'
import * as rewards from './rewards/desk-pages.ts'
import * as shipping from './shipping/desk-pages.ts'
import * as stockDesk from './stock/desk/desk-pages.ts'
import * as goodsIn from './stock/goods-in/desk-pages.ts'
import * as surveys from './surveys/desk-pages.ts'
import * as tradeShow from './trade-show/desk-pages.ts'

const areas = {
  access,
  assortment,
  awards,
  backOffice,
  bonus,
  careers,
  catalogue,
  companies,
  complaints,
  content,
  enquiries,
  goodsIn,
  newcomerWeek,
  orders,
  outlet,
  payments,
  personalData,
  picking,
  promotions,
  receivables,
  received,
  registration,
  rewards,
  shipping,
  stockDesk,
  surveys,
  tradeShow,
}

/** The pages of the back office: those exported by the areas' `desk-pages.ts`. */
export const deskPages: readonly Page[] = Object.values(areas).flatMap(area => Object.values<Page>(area))
