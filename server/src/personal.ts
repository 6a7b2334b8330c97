import { accountsPersonal } from './areas/accounts/index.ts'
import { awardsPersonal } from './areas/awards/index.ts'
import { backOfficePersonal } from './areas/back-office/index.ts'
import { basketPersonal } from './areas/basket/index.ts'
import { boothContentPersonal } from './areas/booth-content/index.ts'
import { careersPersonal } from './areas/careers/index.ts'
import { complaintsPersonal } from './areas/complaints/index.ts'
import { customerApiPersonal } from './areas/customer-api/index.ts'
import { customersPersonal } from './areas/customers/index.ts'
import { enquiriesPersonal } from './areas/enquiries/index.ts'
import { feedbackPersonal } from './areas/feedback/index.ts'
import { identityPersonal } from './areas/identity/index.ts'
import { invoicingPersonal } from './areas/invoicing/index.ts'
import { newcomerWeekPersonal } from './areas/newcomer-week/index.ts'
import { ordersPersonal } from './areas/orders/index.ts'
import { outletPersonal } from './areas/outlet/index.ts'
import { personalDataPersonal } from './areas/personal-data/index.ts'
import { registrationPersonal } from './areas/registration/index.ts'
import { rewardsPersonal } from './areas/rewards/index.ts'
import { samplesPersonal } from './areas/samples/index.ts'
import { serviceListsPersonal } from './areas/service-lists/index.ts'
import { shoppingListsPersonal } from './areas/shopping-lists/index.ts'
import { showOrdersPersonal } from './areas/show-orders/index.ts'
import { stockAlertsPersonal } from './areas/stock-alerts/index.ts'
import { stockPushPersonal } from './areas/stock-push/index.ts'
import { surveysPersonal } from './areas/surveys/index.ts'
import { tradeShowPersonal } from './areas/trade-show/index.ts'
import type { PersonalRows } from './platform/personal.ts'
import { platformPersonal } from './platform/personal-rows.ts'

/** What is kept about a person, and about a company for who manages it: the export holds these lists in this order. */
export const personal: readonly PersonalRows[] = [
  ...identityPersonal,
  ...accountsPersonal,
  ...platformPersonal,
  ...registrationPersonal,
  ...careersPersonal,
  ...enquiriesPersonal,
  ...backOfficePersonal,
  ...customersPersonal,
  ...customerApiPersonal,
  ...stockPushPersonal,
  ...basketPersonal,
  ...outletPersonal,
  ...newcomerWeekPersonal,
  ...shoppingListsPersonal,
  ...stockAlertsPersonal,
  ...serviceListsPersonal,
  ...samplesPersonal,
  ...awardsPersonal,
  ...feedbackPersonal,
  ...rewardsPersonal,
  ...tradeShowPersonal,
  ...boothContentPersonal,
  ...showOrdersPersonal,
  ...ordersPersonal,
  ...invoicingPersonal,
  ...complaintsPersonal,
  ...surveysPersonal,
  ...personalDataPersonal,
]
