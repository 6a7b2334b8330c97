import type { placeBasket as contract } from '@fairfloor/domain/basket/checkout-contract'
import { refuse } from '@fairfloor/domain/basket/refusals'
import { type Day, day, daysBetween } from '@fairfloor/domain/day'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { refuse as refuseGenerally } from '@fairfloor/domain/general-refusals'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/identity/viewer'
import { type Cents, euros, fromEuros } from '@fairfloor/domain/money'
import { heldUntil } from '@fairfloor/domain/orders/paid-ahead'
import type { Db } from '../../platform/database.ts'
import { takeFreeStock } from '../catalogue/index.ts'
import { drawOrderId, keepOrder, ORDER_PLACED, type OrderPlaced } from '../orders/index.ts'
import { draftOf } from './draft.ts'
import { guardDraft } from './guard-draft.ts'
import { takeAll } from './positions.ts'
import type { Pricing } from './price.ts'

/** A wished day is at most so far away. */
const MOST_DAYS = 366

/**
 * Orders everything in the customer's basket: takes what is in stock, the rest is the lines' backorder. Nothing is shipped
 * or invoiced. Nine statements, however many lines.
 * @throws Refusal wished_day, unknown_address, total_changed, and what `guardDraft` refuses
 */
export async function placeBasket(
  tx: Db,
  viewer: CustomerViewer,
  body: Parsed<typeof contract>['body'],
  pricing: Pricing,
): Promise<{ order_id: number }> {
  const { customerId, userId, agent } = viewer
  const seesPrices = hasRight(viewer, 'prices')
  const positions = await takeAll(tx, customerId)
  if (positions.length === 0) throw refuse('basket_empty')
  const choices = { ...body, shipping_address_id: body.shipping_address_id ?? undefined }
  const draft = await draftOf(tx, positions, { customerId, pricing, choices })
  const wishedOn = body.wished_on === null ? null : wishedDay(day(body.wished_on), draft.today)
  const priced = guardDraft(positions, draft, { snapshot: pricing.snapshot, seesPrices })
  if (seesPrices) guardTotal(body.seen_total, priced.totals.gross)
  const id = await drawOrderId(tx)
  const taken = await takeFreeStock(tx, positions, { kind: 'order', orderId: id, userId, at: pricing.now })
  const lines = priced.lines.map(line => ({ ...line, reservedQuantity: taken.get(line.flavourId) ?? 0 }))
  const { paymentMethod, labelService, delivery } = draft.chosen
  const { order } = await keepOrder(
    tx,
    {
      id,
      kind: 'shop',
      placedBy: userId,
      agentId: agent?.userId ?? null,
      placedAt: pricing.now,
      externalReference: body.external_reference?.trim() || null,
      note: body.note?.trim() || null,
      wishedOn,
      carrier: body.carrier,
      paymentMethod,
      labelService,
      delivery,
      heldUntil: heldUntil(paymentMethod, pricing.now),
    },
    draft.buyer,
    { ...priced, lines },
    orderId => ({ topic: ORDER_PLACED, payload: { orderId, userId } satisfies OrderPlaced }),
  )
  return { order_id: order.id }
}

/** @throws Refusal wished_day */
function wishedDay(wished: Day, today: Day): Day {
  const days = daysBetween(today, wished)
  if (days < 0 || days > MOST_DAYS) throw refuse('wished_day').at('wished_on')
  return wished
}

/** @throws Refusal total_changed; malformed where a user who sees prices says none */
function guardTotal(seen: number | null, total: Cents): void {
  if (seen === null)
    throw refuseGenerally('malformed', undefined, [
      { path: 'seen_total', detail: 'The total that you have seen is needed.' },
    ])
  if (fromEuros(seen) !== total) throw refuse('total_changed', { seen, total: euros(total) })
}
