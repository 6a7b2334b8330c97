import { refuse as refuseBasket } from '@fairfloor/domain/basket/refusals'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/identity/viewer'
import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import type { Db } from '../../platform/database.ts'
import { type Draft, draftOf, guardTerms, placeDraft, takeAll } from '../basket/index.ts'
import { flavourOf, guardQuantities, isSoldIn, type Snapshot, takeFreeStock } from '../catalogue/index.ts'
import { itemsOf } from './basket.ts'
import type { Ordering } from './offers.ts'
import { basketIn, hasLabelService, type Whose } from './positions.ts'

/**
 * Orders everything in the basket of an event: what is free is taken, the rest is the lines' backorder.
 * Address, carrier and payment are as usual for the customer. The caller has locked the customer.
 * @throws Refusal basket_empty, not_in_newcomer_week, quantity_misfit, unknown_address, and what `guardTerms` refuses
 */
export async function placeWeekOrder(tx: Db, viewer: CustomerViewer, whose: Whose, looking: Ordering): Promise<number> {
  const { customerId, userId } = viewer
  const { now, snapshot } = looking
  const labelService = await hasLabelService(tx, whose)
  const items = itemsOf(await takeAll(tx, basketIn(whose)), looking)
  if (items.length === 0) throw refuseBasket('basket_empty')
  const draft = await draftOf(tx, items, {
    customerId,
    pricing: looking,
    choices: { label_service: labelService },
  })
  const { order_id } = await placeDraft(tx, draft, {
    kind: 'newcomer-week',
    viewer,
    body: { external_reference: null, note: null, wished_on: null },
    // Prices are those kept since the positions were added.
    seenTotal: undefined,
    now,
    guard() {
      guardTakingPart(draft, snapshot)
      guardQuantities(
        snapshot,
        items.map(({ flavourId, quantity }) => ({ flavourId, quantity, path: pathOf(flavourId) })),
      )
      return guardTerms(draft, hasRight(viewer, 'prices'))
    },
    async take(orderId, lines) {
      const taken = await takeFreeStock(tx, items, { kind: 'order', orderId, userId, at: now })
      return lines.map(({ isAvailable: _, ...line }) => ({
        ...line,
        reservedQuantity: taken.get(line.flavourId) ?? 0,
      }))
    },
  })
  return order_id
}

type Items = ReturnType<typeof itemsOf>[number]

/** Goods that are gone, or may not be sold where they would go. @throws Refusal not_in_newcomer_week, naming the lines */
function guardTakingPart({ items, buyer }: Draft<Items>, snapshot: Snapshot): void {
  const { country } = buyer.shippingAddress
  const gone = items.filter(
    ({ isAvailable, flavourId }) => !isAvailable || !isSoldIn(flavourOf(snapshot, flavourId).size.product, country),
  )
  if (gone.length === 0) return
  const detail = 'This product can no longer be ordered.'
  throw refuse(
    'not_in_newcomer_week',
    undefined,
    gone.map(({ flavourId }) => ({ path: pathOf(flavourId), detail })),
  )
}

const pathOf = (flavourId: number): string => `positions.${flavourId}`
