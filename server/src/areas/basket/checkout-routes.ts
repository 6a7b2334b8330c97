import * as contract from '@fairfloor/domain/basket/checkout-contract'
import * as shapes from '@fairfloor/domain/basket/checkout-shapes'
import { getBasketPrice } from '@fairfloor/domain/basket/contract'
import { getBasketPrice as priceShapes } from '@fairfloor/domain/basket/shapes'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/identity/viewer'
import { Refusal } from '@fairfloor/domain/refusal'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { shippingAddresses } from '../identity/index.ts'
import { arrivingOf } from './arriving.ts'
import { priceView } from './breakdown.ts'
import { checkoutView, refusalOf } from './checkout-view.ts'
import { type Choices, draftOf } from './draft.ts'
import { guardDraft } from './guard-draft.ts'
import type { KeptBaskets } from './kept-baskets.ts'
import { placeBasket } from './place.ts'
import { type Goods, pricedItems, pricingOf } from './price.ts'

/** The price of the basket, and placing the order. */
export function serveCheckout(
  platform: Platform,
  { baskets, ...goods }: Goods & { readonly baskets: KeptBaskets },
): void {
  const { db } = platform

  async function draftNow(viewer: CustomerViewer, choices: Choices, now: Date) {
    const { customerId } = viewer
    const positions = await baskets.of(customerId)
    const pricing = pricingOf(goods, viewer, now)
    const draft = await draftOf(db, pricedItems(positions, pricing), { customerId, pricing, choices })
    return { positions, pricing, draft }
  }

  serve(platform, getBasketPrice, priceShapes, async ({ viewer, query, now }) => {
    const { priced } = (await draftNow(viewer, query, now)).draft
    if (priced instanceof Refusal) throw priced
    return priceView(priced)
  })

  serve(platform, contract.getCheckout, shapes.getCheckout, async ({ viewer, query, now }) => {
    const { positions, pricing, draft } = await draftNow(viewer, query, now)
    const { snapshot } = pricing
    const addresses = await shippingAddresses(db, viewer.customerId)
    const seesPrices = hasRight(viewer, 'prices')
    return checkoutView(draft, {
      addresses,
      arriving: arrivingOf(draft, snapshot),
      refusal: refusalOf(() => guardDraft(positions, draft, { snapshot, seesPrices })),
    })
  })

  serve(platform, contract.placeBasket, shapes.placeBasket, async ({ viewer, body, now, transaction }) => {
    const answer = await transaction(tx => placeBasket(tx, viewer, body, pricingOf(goods, viewer, now)))
    baskets.drop(viewer.customerId)
    return answer
  })
}
