import { APPROVALS } from '@fairfloor/domain/basket/approval/addresses'
import { bonusPage } from '@fairfloor/domain/billing/bonus/pages'
import { unpaidInvoicesPage } from '@fairfloor/domain/billing/pages'
import { COMPLAINTS } from '@fairfloor/domain/complaints/addresses'
import { PAYMENT_METHODS } from '@fairfloor/domain/content/addresses'
import { accountPage } from '@fairfloor/domain/content/pages'
import { API } from '@fairfloor/domain/customer-api/addresses'
import { CONTACT } from '@fairfloor/domain/enquiries/addresses'
import { orderListsPage } from '@fairfloor/domain/order-lists/pages'
import { ordersPage } from '@fairfloor/domain/orders/pages'
import { changePasswordPage, logoutPage } from '@fairfloor/domain/people/pages'
import { quickOrderPage } from '@fairfloor/domain/quick-order/pages'
import { confirmationPage } from '@fairfloor/domain/show-orders/pages'
import { remindersPage } from '@fairfloor/domain/stock/alerts/pages'
import { LISTING_SURVEY } from '@fairfloor/domain/surveys/addresses'
import { count, money } from '../../lib/format.ts'
import type { IconName } from '../../ui/Icon.tsx'
import type { User } from '../../visit/user.ts'
import type { accountTexts } from './account-texts.ts'

export interface AccountLink {
  name: keyof (typeof accountTexts)['en']
  to: string
  icon: IconName
  /** At the end of the line: an amount or a count. */
  note?: string
}

/** The account's links, of which each depends on what the user may see. */
export function accountLinks(user: User): AccountLink[] {
  const isCustomer = user.company !== null
  const of = (isShown: boolean, link: AccountLink) => (isShown ? [link] : [])
  return [
    ...of(true, { name: 'account', to: accountPage.path, icon: 'account' }),
    ...of(isCustomer && user.vts_orders_visible, { name: 'showOrder', to: confirmationPage.path, icon: 'calendar' }),
    ...of(isCustomer, { name: 'orders', to: ordersPage.path, icon: 'box' }),
    ...of(Boolean(user.approvals_waiting), {
      name: 'approvals',
      to: APPROVALS,
      icon: 'check',
      note: count(user.approvals_waiting ?? 0),
    }),
    ...of(isCustomer, { name: 'quickOrder', to: quickOrderPage.path, icon: 'plus' }),
    ...of(isCustomer, { name: 'lists', to: orderListsPage.path, icon: 'list' }),
    ...of(true, { name: 'reminders', to: remindersPage.path, icon: 'bell' }),
    ...of(isCustomer, { name: 'complaints', to: COMPLAINTS, icon: 'warning' }),
    ...of(isCustomer, { name: 'survey', to: LISTING_SURVEY, icon: 'feedback' }),
    ...of(isCustomer && user.erp_unpaid_sums !== null, {
      name: 'unpaid',
      to: unpaidInvoicesPage.path,
      icon: 'document',
      note: money(user.erp_unpaid_sums),
    }),
    ...of(isCustomer, { name: 'payment', to: PAYMENT_METHODS, icon: 'card' }),
    ...of(user.has_api_access, { name: 'api', to: API, icon: 'upload' }),
    ...of(user.bonus !== null, { name: 'bonus', to: bonusPage.path, icon: 'star' }),
    ...of(true, { name: 'contact', to: CONTACT, icon: 'mail' }),
    ...of(true, { name: 'password', to: changePasswordPage.path, icon: 'lock' }),
    ...of(true, { name: 'logOut', to: logoutPage.path, icon: 'logout' }),
  ]
}
