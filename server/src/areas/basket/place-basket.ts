import type { placeBasket as contract } from '@fairfloor/domain/basket/checkout-contract'
import { refuse } from '@fairfloor/domain/basket/refusals'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/identity/viewer'
import type { Db } from '../../platform/database.ts'
import { takeFreeStock } from '../catalogue/index.ts'
import { pricedItems } from './breakdown.ts'
import { draftOf } from './draft.ts'
import { guardDraft } from './guard-draft.ts'
import { choicesOf, placeDraft } from './place-draft.ts'
import { takeAll } from './positions.ts'
import type { Pricing } from './price.ts'

/**
 * Orders everything in the customer's basket: takes what is in stock, the rest is the lines' backorder. Nothing is shipped
 * or invoiced. Nine statements, however many lines.
 * @throws Refusal basket_empty, unknown_address, and what `guardDraft` and `placeDraft` refuse
 */
export async function placeBasket(
  tx: Db,
  viewer: CustomerViewer,
  body: Parsed<typeof contract>['body'],
  pricing: Pricing,
): Promise<{ order_id: number }> {
  const { customerId, userId } = viewer
  const positions = await takeAll(tx, customerId)
  if (positions.length === 0) throw refuse('basket_empty')
  const items = pricedItems(positions, pricing)
  const draft = await draftOf(tx, items, { customerId, pricing, choices: choicesOf(body) })
  const { snapshot, now } = pricing
  return placeDraft(tx, draft, {
    kind: 'shop',
    viewer,
    body,
    seenTotal: body.seen_total,
    now,
    guard: () => guardDraft(positions, draft, { snapshot, seesPrices: hasRight(viewer, 'prices') }),
    async take(orderId, lines) {
      const taken = await takeFreeStock(tx, positions, { kind: 'order', orderId, userId, at: now })
      return lines.map(line => ({ ...line, reservedQuantity: taken.get(line.flavourId) ?? 0 }))
    },
  })
}
