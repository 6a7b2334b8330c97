import { refuse } from '@fairfloor/domain/basket/refusals'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/identity/viewer'
import { euros } from '@fairfloor/domain/money'
import * as contract from '@fairfloor/domain/outlet/contract'
import * as shapes from '@fairfloor/domain/outlet/shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { checkoutView, draftOf, guardTerms, netOf, readPositions, refusalOf } from '../basket/index.ts'
import { shippingAddresses } from '../identity/index.ts'
import { outletBasket } from './basket.ts'
import { guardPieces, outletItems } from './items.ts'
import { lotsById } from './lots.ts'
import type { Looking } from './offered.ts'
import { placeOutlet } from './place-outlet.ts'

/** Ordering the outlet's basket: the checkout of the shop, with lots instead of stock. */
export function serveOutletCheckout(
  platform: Platform,
  lookingOf: (viewer: CustomerViewer, now: Date) => Looking,
): void {
  const { db } = platform

  serve(platform, contract.getOutletCheckout, shapes.getOutletCheckout, async ({ viewer, query, now }) => {
    const { customerId } = viewer
    const looking = lookingOf(viewer, now)
    const lines = await readPositions(db, outletBasket(customerId))
    const lots = await lotsById(
      db,
      lines.map(({ id }) => id),
    )
    const items = outletItems(lines, lots, looking)
    const draft = await draftOf(db, items, { customerId, pricing: looking, choices: query })
    const addresses = await shippingAddresses(db, customerId)
    const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
    return checkoutView(draft, {
      addresses,
      arriving: { now: { pieces, net: euros(netOf(items)) }, later: { pieces: 0, net: 0 } },
      refusal: refusalOf(() => {
        if (lines.length === 0) throw refuse('basket_empty')
        guardPieces(lines, lots, looking, draft.buyer.shippingAddress.country)
        guardTerms(draft, hasRight(viewer, 'prices'))
      }),
    })
  })

  serve(platform, contract.placeOutletBasket, shapes.placeOutletBasket, ({ viewer, body, now, transaction }) =>
    transaction(tx => placeOutlet(tx, viewer, body, lookingOf(viewer, now))),
  )
}
