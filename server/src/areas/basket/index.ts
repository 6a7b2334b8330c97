import { getCustomerBasket } from '@fairfloor/domain/basket/desk-contract'
import * as deskShapes from '@fairfloor/domain/basket/desk-shapes'
import { basketPage } from '@fairfloor/domain/basket/pages'
import { titles } from '@fairfloor/domain/basket/titles'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { customerOf } from '../companies/index.ts'
import type { Promotions } from '../promotions/index.ts'
import { type ApprovalDeps, serveApprovals } from './approval/routes.ts'
import { serveCheckout } from './checkout-routes.ts'
import type { KeptBaskets } from './kept-baskets.ts'
import { serveOrderAgain } from './order-again.ts'
import { servePaymentMethods } from './payment-methods.ts'
import { pricingOf } from './price.ts'
import { serveBasket } from './routes.ts'
import { basketSums, basketView } from './view.ts'

export { additionsOf } from './additions.ts'
export { waitingApprovals } from './approval/stored.ts'
export { checkoutOf, refusalOf, refusalView } from './checkout.ts'
export { type Draft, draftOf, netOf } from './draft.ts'
export { eraseFromBaskets } from './erase.ts'
export { fillBasket } from './fill.ts'
export { fillsOf } from './fills.ts'
export { goalsOf } from './goals.ts'
export { guardTerms, minimumOf } from './guard-draft.ts'
export { type KeptBaskets, openBaskets } from './kept-baskets.ts'
export type { Kind } from './kind.ts'
export { basketPersonal } from './personal.ts'
export { orderingOf, placeBasket, placeGoods } from './place.ts'
export type { Basket, Position, Taken, Wish } from './position.ts'
export { addPositions, changePosition, readPositions, removeAll, removePosition } from './positions.ts'
export { type Goods, type Item, pricingOf } from './price.ts'
export { basketRetained } from './retained.ts'
export { flavoursIn, shopKind } from './shop.ts'

type Deps = { readonly catalogue: Catalogue; readonly promotions: Promotions; readonly baskets: KeptBaskets }

export function registerBasket(platform: Platform, deps: ApprovalDeps): void {
  serveBasket(platform, deps)
  serveOrderAgain(platform, deps)
  serveCheckout(platform, deps)
  serveApprovals(platform, deps)
  servePaymentMethods(platform, deps)
  serve(platform, getCustomerBasket, deskShapes.getCustomerBasket, async ({ params: { id: customerId }, now }) => {
    const customer = await customerOf(platform.db, customerId)
    if (!customer) throw refuse('not_found')
    const { priceGroupId, country } = customer
    return basketView(await deps.baskets.of(customerId), pricingOf(deps, { priceGroupId, country }, now))
  })
  platform.pages.describe(basketPage, 'private', ({ language }) => ({ title: titles[language].basket }))
}

/** Lines, pieces and net price of the customer's basket, which every page of the shop shows. */
export const basketInfo = async ({ catalogue, promotions, baskets }: Deps, viewer: CustomerViewer, now: Date) =>
  basketSums(await baskets.of(viewer.customerId), pricingOf({ catalogue, promotions }, viewer, now))
