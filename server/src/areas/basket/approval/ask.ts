import { refuse } from '@fairfloor/domain/basket/refusals'
import { keptExtras } from '@fairfloor/domain/extras'
import { overLimit } from '@fairfloor/domain/orders/order-limit'
import type { Db } from '../../../platform/database.ts'
import { publish } from '../../../platform/outbox.ts'
import { approvalLines, approvals } from '../approval-tables.ts'
import { netOf } from '../draft.ts'
import type { Kind } from '../kind.ts'
import { checkedOrder, type Ordering, takeContents } from '../place.ts'
import { APPROVAL_ASKED, type OfApproval } from './events.ts'

/**
 * Takes everything out of the basket and keeps it as an order that waits for a colleague. What placing would refuse is refused
 * here, too; nothing is ordered or taken from stock.
 * @param word to the colleague
 * @throws Refusal basket_empty, within_order_limit, and what `checkedOrder` refuses
 */
export async function askForApproval(
  tx: Db,
  kind: Kind,
  ordering: Ordering,
  word: string | null,
): Promise<{ approval_id: number }> {
  const { viewer, choices } = ordering
  const contents = await takeContents(tx, kind)
  const { draft, head } = await checkedOrder(tx, kind, contents, ordering)
  const net = netOf(draft.items)
  const { orderLimit } = viewer
  if (orderLimit === null || overLimit(orderLimit, net) === 0) throw refuse('within_order_limit')
  const [asked] = await tx
    .insert(approvals)
    .values({
      ...head,
      customerId: viewer.customerId,
      askedBy: viewer.userId,
      agentId: viewer.agent?.userId ?? null,
      askedAt: kind.moment.now,
      ...{ orderLimit, net },
      pieces: draft.items.reduce((all, { quantity }) => all + quantity, 0),
      shippingAddressId: choices.shipping_address_id ?? null,
      word: word?.trim() || null,
    })
    .returning({ id: approvals.id })
  const approvalId = asked!.id
  await tx.insert(approvalLines).values(
    draft.items.map((item, i) => ({
      approvalId,
      line: i + 1,
      flavourId: item.flavourId,
      quantity: item.quantity,
      price: item.unitNet,
      inStock: Math.min(item.quantity, contents.freeOf(item)),
      extras: keptExtras(item.extras),
    })),
  )
  await publish(tx, APPROVAL_ASKED, { approvalId } satisfies OfApproval)
  return { approval_id: approvalId }
}
