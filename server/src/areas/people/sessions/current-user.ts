import type { Answer } from '@fairfloor/domain/endpoint'
import { type Cents, cents, euros } from '@fairfloor/domain/money'
import type { currentUser } from '@fairfloor/domain/people/contract'
import { type CustomerViewer, hasRight, isExhibitor, rolesOf, type Viewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../../platform/database.ts'

type BonusStanding = NonNullable<NonNullable<Answer<typeof currentUser>['user']>['bonus']>

type Basket = { lines: number; quantity: number; price: Cents }

/** Figures that other areas contribute about a user and customer; missing areas contribute nothing. */
export type UserFigures = {
  basketInfo?(viewer: CustomerViewer): Promise<Basket>
  /** Orders of colleagues that wait for approval; asked of who may approve. */
  approvalsWaiting?(db: Db, customerId: number): Promise<number>
  unpaidSum?(db: Db, customerId: number): Promise<Cents>
  favouritesCount?(viewer: Viewer): Promise<number>
  /** Asked of customers with a bonus agreement. */
  bonusOf?(db: Db, customerId: number): Promise<BonusStanding>
}

const EMPTY: Basket = { lines: 0, quantity: 0, price: cents(0) }

/** The logged-in user as the browser sees it, with the figures of their customer. */
export async function describeUser(
  db: Db,
  viewer: Viewer | null,
  { basketInfo, unpaidSum, favouritesCount, bonusOf, approvalsWaiting }: UserFigures,
): Promise<Answer<typeof currentUser>> {
  if (!viewer) return { user: null, basket_info: basketOf(EMPTY) }
  const { customerId, userId } = viewer
  const mayApprove = customerId !== null && hasRight(viewer, 'manage')
  const [basket, unpaid, favourites, bonus, waiting] = await Promise.all([
    isCustomer(viewer) ? (basketInfo?.(viewer) ?? EMPTY) : EMPTY,
    customerId === null ? cents(0) : (unpaidSum?.(db, customerId) ?? cents(0)),
    favouritesCount?.(viewer) ?? 0,
    customerId !== null && viewer.hasBonus && hasRight(viewer, 'invoices') && hasRight(viewer, 'prices')
      ? (bonusOf?.(db, customerId) ?? null)
      : null,
    mayApprove ? (approvalsWaiting?.(db, customerId) ?? 0) : null,
  ])
  const roles = rolesOf(viewer)
  return {
    user: {
      id: userId,
      name: viewer.name,
      email: viewer.email,
      is_exhibitor: isExhibitor(viewer),
      vts_orders_visible: viewer.vtsOrdersVisible,
      has_api_access: viewer.hasApiAccess,
      bonus,
      favourites_count: favourites,
      approvals_waiting: waiting,
      erp_unpaid_sums: hasRight(viewer, 'invoices') ? euros(unpaid) : null,
      ROLE_ALLOWED_TO_SWITCH: roles.includes('ROLE_ALLOWED_TO_SWITCH'),
      ROLE_PREVIOUS_ADMIN: roles.includes('ROLE_PREVIOUS_ADMIN'),
      roles,
      rights: viewer.customerId === null ? ['prices'] : [...viewer.rights],
      company: viewer.company === null ? null : { name: viewer.company },
      switched_from: viewer.agent?.name ?? null,
    },
    basket_info: hasRight(viewer, 'prices') ? basketOf(basket) : { ...basketOf(basket), basket_total_price: null },
  }
}

const isCustomer = (viewer: Viewer): viewer is CustomerViewer => viewer.customerId !== null

const basketOf = ({ lines, quantity, price }: Basket) => ({
  basket_total_lines: lines,
  basket_total_quantity: quantity,
  basket_total_price: euros(price),
})
