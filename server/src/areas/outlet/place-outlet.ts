import { refuse } from '@fairfloor/domain/basket/refusals'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/identity/viewer'
import type { placeOutletBasket as contract } from '@fairfloor/domain/outlet/contract'
import type { Db } from '../../platform/database.ts'
import { choicesOf, draftOf, guardTerms, placeDraft, takeAll } from '../basket/index.ts'
import { outletBasket } from './basket.ts'
import { guardPieces, outletItems } from './items.ts'
import { lockLots, moveLots } from './lots.ts'
import type { Looking } from './offered.ts'

/**
 * Orders everything in the customer's basket of the outlet. All pieces are taken from their lots, or none: the outlet has no
 * backorders.
 * @throws Refusal basket_empty, outlet_gone, unknown_address, and what `guardTerms` and `placeDraft` refuse
 */
export async function placeOutlet(
  tx: Db,
  viewer: CustomerViewer,
  body: Parsed<typeof contract>['body'],
  looking: Looking,
): Promise<{ order_id: number }> {
  const { customerId, userId } = viewer
  const { now } = looking
  const lines = await takeAll(tx, outletBasket(customerId))
  if (lines.length === 0) throw refuse('basket_empty')
  const lots = await lockLots(
    tx,
    lines.map(({ id }) => id),
  )
  const items = outletItems(lines, lots, looking)
  const draft = await draftOf(tx, items, { customerId, pricing: looking, choices: choicesOf(body) })
  return placeDraft(tx, draft, {
    kind: 'outlet',
    viewer,
    body,
    seenTotal: body.seen_total,
    now,
    guard() {
      guardPieces(lines, lots, looking, draft.buyer.shippingAddress.country)
      return guardTerms(draft, hasRight(viewer, 'prices'))
    },
    async take(orderId, priced) {
      const moves = lines.map(({ id, quantity }) => ({ lotId: id, change: -quantity }))
      await moveLots(tx, moves, { kind: 'order', orderId, userId, at: now })
      return priced
    },
  })
}
