import { orderAgain } from '@fairfloor/domain/basket/again-contract'
import * as shapes from '@fairfloor/domain/basket/shapes'
import { refuse } from '@fairfloor/domain/general-refusals'
import { remainingOf } from '@fairfloor/domain/orders/rest'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { orderOf, type StoredOrder } from '../orders/index.ts'
import { fillBasket } from './fill.ts'
import type { KeptBaskets } from './kept-baskets.ts'
import type { Goods } from './price.ts'

/** Puts what was ordered into the basket again: what remained of it, without what cost nothing. */
export function serveOrderAgain(platform: Platform, { baskets, ...goods }: Goods & { readonly baskets: KeptBaskets }) {
  serve(platform, orderAgain, shapes.orderAgain, async ({ viewer, params, now, transaction }) => {
    const answer = await transaction(async tx => {
      const stored = await orderOf(tx, viewer.customerId, params.order_id)
      if (!stored) throw refuse('not_found')
      return fillBasket(tx, goods, { viewer, lines: linesOf(stored), now })
    })
    baskets.drop(viewer.customerId)
    return answer
  })
}

function linesOf({ lines }: StoredOrder) {
  const pieces = new Map<number, number>()
  for (const { flavourId, quantity, cancelledQuantity: cancelled, unitNet } of lines)
    if (unitNet > 0) pieces.set(flavourId, (pieces.get(flavourId) ?? 0) + remainingOf({ quantity, cancelled }))
  return [...pieces].flatMap(([flavourId, quantity]) => (quantity > 0 ? [{ flavourId, quantity }] : []))
}
