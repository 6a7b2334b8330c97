import { awardsPersonal } from './areas/awards/index.ts'
import { backOfficePersonal, eraseFromAudit } from './areas/back-office/index.ts'
import { basketPersonal, eraseFromBaskets } from './areas/basket/index.ts'
import { billingPersonal } from './areas/billing/index.ts'
import { boothContentPersonal } from './areas/booth-content/index.ts'
import { careersPersonal, eraseApplications } from './areas/careers/index.ts'
import { companiesPersonal, eraseFromAddresses, eraseFromNotes, eraseRegistrations } from './areas/companies/index.ts'
import { complaintsPersonal, eraseFromComplaints } from './areas/complaints/index.ts'
import { customerApiPersonal, eraseFromReferences } from './areas/customer-api/index.ts'
import { enquiriesPersonal, eraseEnquiries } from './areas/enquiries/index.ts'
import { eraseFromFeedback, feedbackPersonal } from './areas/feedback/index.ts'
import { eraseFromWeeks, newcomerWeekPersonal } from './areas/newcomer-week/index.ts'
import { eraseLists, orderListsPersonal } from './areas/order-lists/index.ts'
import { eraseFromOrders, ordersPersonal } from './areas/orders/index.ts'
import { eraseFromOutlet, outletPersonal } from './areas/outlet/index.ts'
import { peoplePersonal } from './areas/people/index.ts'
import { personalDataPersonal } from './areas/personal-data/index.ts'
import { rewardsPersonal } from './areas/rewards/index.ts'
import { samplesPersonal } from './areas/samples/index.ts'
import { eraseVisits, serviceListsPersonal } from './areas/service-lists/index.ts'
import { eraseFromShipments } from './areas/shipping/index.ts'
import { eraseFromShowOrders, showOrdersPersonal } from './areas/show-orders/index.ts'
import { eraseAlerts, stockPersonal } from './areas/stock/index.ts'
import { eraseFromSurveys, surveysPersonal } from './areas/surveys/index.ts'
import { erasePresences, tradeShowPersonal } from './areas/trade-show/index.ts'
import { erasePlatform } from './platform/erase-platform.ts'
import type { PersonalRows } from './platform/personal.ts'
import { platformPersonal } from './platform/personal-rows.ts'
import type { Eraser } from './platform/strike.ts'

/** What is kept about a person, and about a company for those who manage it: the export holds these lists in this order. */
export const personal: readonly PersonalRows[] = [
  ...peoplePersonal,
  ...companiesPersonal,
  ...platformPersonal,
  ...careersPersonal,
  ...enquiriesPersonal,
  ...backOfficePersonal,
  ...customerApiPersonal,
  ...basketPersonal,
  ...outletPersonal,
  ...newcomerWeekPersonal,
  ...orderListsPersonal,
  ...stockPersonal,
  ...serviceListsPersonal,
  ...samplesPersonal,
  ...awardsPersonal,
  ...feedbackPersonal,
  ...rewardsPersonal,
  ...tradeShowPersonal,
  ...boothContentPersonal,
  ...showOrdersPersonal,
  ...ordersPersonal,
  ...billingPersonal,
  ...complaintsPersonal,
  ...surveysPersonal,
  ...personalDataPersonal,
]

/** What happens with them when the person is erased, orders first. */
export const erasers: readonly Eraser[] = [
  eraseFromBaskets,
  eraseFromOutlet,
  eraseFromOrders,
  eraseFromShowOrders,
  eraseFromShipments,
  eraseFromAudit,
  eraseApplications,
  eraseFromComplaints,
  eraseFromReferences,
  eraseFromSurveys,
  eraseFromNotes,
  eraseFromAddresses,
  eraseEnquiries,
  eraseFromFeedback,
  eraseFromWeeks,
  eraseRegistrations,
  eraseVisits,
  eraseLists,
  eraseAlerts,
  erasePresences,
  erasePlatform,
]
