import { ADMIN } from '@fairfloor/domain/back-office/addresses'
import { APPROVALS } from '@fairfloor/domain/basket/approval/addresses'
import { bonusPage } from '@fairfloor/domain/billing/bonus/pages'
import { INVOICES } from '@fairfloor/domain/billing/documents/addresses'
import { unpaidInvoicesPage } from '@fairfloor/domain/billing/pages'
import { addressesPage } from '@fairfloor/domain/companies/addresses/pages'
import { COMPLAINTS } from '@fairfloor/domain/complaints/addresses'
import { PAYMENT_METHODS } from '@fairfloor/domain/content/addresses'
import { API, SKU_MAPPING, STOCK_ENDPOINT } from '@fairfloor/domain/customer-api/addresses'
import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { orderListsPage } from '@fairfloor/domain/order-lists/pages'
import { backorderPage, ordersPage } from '@fairfloor/domain/orders/pages'
import { outletPage } from '@fairfloor/domain/outlet/pages'
import { colleaguesPage, notificationsPage } from '@fairfloor/domain/people/access/pages'
import { SECURITY } from '@fairfloor/domain/people/addresses'
import { changePasswordPage } from '@fairfloor/domain/people/pages'
import { OWN_DATA } from '@fairfloor/domain/personal-data/addresses'
import { quickOrderPage } from '@fairfloor/domain/quick-order/pages'
import { confirmationPage } from '@fairfloor/domain/show-orders/pages'
import { remindersPage } from '@fairfloor/domain/stock/alerts/pages'
import { LISTING_SURVEY } from '@fairfloor/domain/surveys/addresses'
import { LOBBY, MY_FAIR } from '@fairfloor/domain/trade-show/addresses'
import { count, money } from '../../../lib/format.ts'
import type { IconName } from '../../../ui/Icon.tsx'
import { isOperator, type User } from '../../../visit/user.ts'
import type { accountTexts } from './account-texts.ts'
import type { Figures } from './use-figures.ts'

type Texts = (typeof accountTexts)['en']

/** A way of the account, with how much there is behind it. */
export interface Way {
  to: string
  icon: IconName
  title: string
  text: string
  value?: string | null | undefined
  isUrgent?: boolean
}

interface Given {
  user: User
  /** Undefined until they are known, and for people without a company. */
  figures: Figures | undefined
  t: Texts
  /** What the order of the show waits for. */
  showOrder: string | undefined
}

/** The account's pages in groups, those that the user may see; groups without any are left out. */
export function groupsOf(given: Given): { name: keyof Texts['groups']; ways: Way[] }[] {
  const isCustomer = given.user.company !== null
  const groups = [
    { name: 'money', ways: isCustomer ? moneyWays(given) : [] },
    { name: 'orders', ways: isCustomer ? orderWays(given) : [] },
    { name: 'fair', ways: fairWays(given) },
    { name: 'company', ways: isCustomer ? companyWays(given) : [] },
    { name: 'you', ways: ownWays(given) },
    { name: 'connect', ways: given.user.has_api_access ? programWays(given) : [] },
  ] as const
  return groups.filter(({ ways }) => ways.length > 0)
}

/** A way that only some have. */
const only = (isShown: boolean, way: Way): Way[] => (isShown ? [way] : [])

/** Where there is none, the way says by its text what will be there. */
const number = (of: number | null | undefined): string | null => (of ? count(of) : null)
const sum = (of: number | null | undefined): string | null => (of ? money(of) : null)

function moneyWays({ user, figures, t: { ways: t, over } }: Given): Way[] {
  const seesInvoices = user.rights.includes('invoices')
  const invoices = figures?.invoices
  const owed = (invoices?.overdue ?? []).reduce((sum, one) => sum + Math.round((one.owed ?? 0) * 100), 0) / 100
  const { bonus } = user
  return [
    ...only(seesInvoices, { ...t.invoices, to: INVOICES, icon: 'document', value: number(invoices?.documents) }),
    ...only(seesInvoices, {
      ...t.unpaid,
      to: unpaidInvoicesPage.path,
      icon: 'calendar',
      value: owed > 0 ? over.sum(money(owed)) : sum(user.erp_unpaid_sums),
      isUrgent: owed > 0,
    }),
    ...only(bonus !== null, {
      to: bonusPage.path,
      icon: 'star',
      title: t.bonus.title,
      text: bonus?.missing ? t.bonusMissing(money(bonus.missing)) : t.bonus.text,
      value: bonus?.turnover ? t.turnover(money(bonus.turnover)) : null,
    }),
    { ...t.payment, to: PAYMENT_METHODS, icon: 'card' },
  ]
}

function orderWays({ user, figures, t: { ways: t } }: Given): Way[] {
  const orders = figures?.orders
  const states = [
    orders && orders.under_way > 0 && t.underWay(orders.under_way),
    orders && orders.partly_shipped > 0 && t.partlyShipped(orders.partly_shipped),
  ]
  const waiting = number(orders?.waiting_pieces)
  const open = number(figures?.open_complaints)
  return [
    {
      to: ordersPage.path,
      icon: 'box',
      title: t.orders.title,
      text: states.filter(Boolean).join(', ') || t.orders.text,
      value: number(orders?.all),
    },
    {
      ...t.backorder,
      to: backorderPage.path,
      icon: 'truck',
      value: waiting && t.pieces(waiting),
    },
    { ...t.approvals, to: APPROVALS, icon: 'check', value: number(user.approvals_waiting) },
    { ...t.lists, to: orderListsPage.path, icon: 'list', value: number(figures?.order_lists) },
    { ...t.quickOrder, to: quickOrderPage.path, icon: 'plus' },
    { ...t.complaints, to: COMPLAINTS, icon: 'warning', value: open && t.open(open) },
    { ...t.reminders, to: remindersPage.path, icon: 'bell', value: number(figures?.reminders) },
  ]
}

function fairWays({ user, t: { ways: t }, showOrder }: Given): Way[] {
  const isCustomer = user.company !== null
  const order = { to: confirmationPage.path, icon: 'basket', title: t.showOrder.title } as const
  return [
    ...only(isCustomer && user.vts_orders_visible, { ...order, text: showOrder ?? t.showOrder.text }),
    ...only(isCustomer, { ...t.myFair, to: MY_FAIR, icon: 'hall' }),
    ...only(!isCustomer && !isOperator(user), { ...t.enter, to: LOBBY, icon: 'hall' }),
    ...only(isCustomer, { ...t.week, to: WEEK, icon: 'sparkle' }),
    ...only(isCustomer, { ...t.outlet, to: outletPage.path, icon: 'clock' }),
    ...only(isCustomer, { ...t.survey, to: LISTING_SURVEY, icon: 'feedback' }),
  ]
}

const companyWays = ({ user, figures, t: { ways: t } }: Given): Way[] => [
  { ...t.addresses, to: addressesPage.path, icon: 'truck', value: number(figures?.addresses) },
  ...only(user.rights.includes('manage'), {
    ...t.users,
    to: colleaguesPage.path,
    icon: 'account',
    value: number(figures?.users),
  }),
]

const ownWays = ({ user, figures, t: { ways: t } }: Given): Way[] => [
  ...only(isOperator(user), { ...t.office, to: ADMIN, icon: 'settings' }),
  ...only(user.company === null, {
    ...t.reminders,
    to: remindersPage.path,
    icon: 'bell',
    value: number(figures?.reminders),
  }),
  { ...t.notifications, to: notificationsPage.path, icon: 'mail' },
  { ...t.security, to: SECURITY, icon: 'lock' },
  { ...t.password, to: changePasswordPage.path, icon: 'edit' },
  { ...t.data, to: OWN_DATA, icon: 'document' },
]

const programWays = ({ figures, t: { ways: t } }: Given): Way[] => [
  { ...t.api, to: API, icon: 'upload' },
  { ...t.stock, to: STOCK_ENDPOINT, icon: 'refresh' },
  { ...t.mapping, to: SKU_MAPPING, icon: 'edit', value: number(figures?.references) },
]
