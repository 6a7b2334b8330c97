import * as contract from '@fairfloor/domain/basket/checkout-contract'
import * as shapes from '@fairfloor/domain/basket/checkout-shapes'
import { getBasketPrice } from '@fairfloor/domain/basket/contract'
import { getBasketPrice as priceShapes } from '@fairfloor/domain/basket/shapes'
import { Refusal } from '@fairfloor/domain/refusal'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { askForApproval } from './approval/ask.ts'
import { priceView } from './breakdown.ts'
import { checkoutOf } from './checkout.ts'
import { draftOf } from './draft.ts'
import type { KeptBaskets } from './kept-baskets.ts'
import { orderingOf, placeBasket } from './place.ts'
import { type Goods, pricedItems, pricingOf } from './price.ts'
import { shopKind } from './shop.ts'

const NOTHING = { order_id: null, approval_id: null }

/** The price of the basket, and placing the order, or sending it to a colleague. */
export function serveCheckout(
  platform: Platform,
  { baskets, ...goods }: Goods & { readonly baskets: KeptBaskets },
): void {
  const { db } = platform

  serve(platform, getBasketPrice, priceShapes, async ({ viewer, query, now }) => {
    const { customerId } = viewer
    const moment = pricingOf(goods, viewer, now)
    const items = pricedItems(await baskets.of(customerId), moment)
    const { priced } = await draftOf(db, items, { customerId, moment, choices: query })
    if (priced instanceof Refusal) throw priced
    return priceView(priced)
  })

  serve(platform, contract.getCheckout, shapes.getCheckout, async ({ viewer, query, now }) => {
    const positions = await baskets.of(viewer.customerId)
    const kind = shopKind(viewer, pricingOf(goods, viewer, now))
    return checkoutOf(db, kind, { viewer, positions, choices: query })
  })

  serve(platform, contract.placeBasket, shapes.placeBasket, async ({ viewer, body, now, transaction }) => {
    const kind = shopKind(viewer, pricingOf(goods, viewer, now))
    const ordering = orderingOf(viewer, body)
    const { approval } = body
    const answer = await transaction(async tx => ({
      ...NOTHING,
      ...(approval ? await askForApproval(tx, kind, ordering, approval.word) : await placeBasket(tx, kind, ordering)),
    }))
    baskets.drop(viewer.customerId)
    return answer
  })
}
