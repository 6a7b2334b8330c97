import type { placeBasket as contract } from '@fairfloor/domain/basket/checkout-contract'
import { refuse } from '@fairfloor/domain/basket/refusals'
import { type Day, day, daysBetween } from '@fairfloor/domain/day'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { refuse as refuseGenerally } from '@fairfloor/domain/general-refusals'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/identity/viewer'
import type { PricedOrder } from '@fairfloor/domain/invoicing/price-order'
import { type Cents, euros, fromEuros } from '@fairfloor/domain/money'
import type { OrderKind } from '@fairfloor/domain/orders/kinds'
import { heldUntil } from '@fairfloor/domain/orders/paid-ahead'
import { refuse as refuseCarrier } from '@fairfloor/domain/seller/refusals'
import type { Db } from '../../platform/database.ts'
import { drawOrderId, keepOrder, type NewLine, ORDER_PLACED, type OrderPlaced } from '../orders/index.ts'
import type { Item } from './breakdown.ts'
import type { Choices, Draft } from './draft.ts'

type Body = Parsed<typeof contract>['body']

/** What is written on an order as the buyer says it. */
type OrderWords = Pick<Body, 'external_reference' | 'note' | 'wished_on'>

type Placing<I extends Item> = {
  readonly kind: OrderKind
  readonly viewer: CustomerViewer
  readonly body: OrderWords
  /** The total with VAT that the buyer has seen; null if the call named none. Undefined if the caller does not ask for one, as the API does. */
  readonly seenTotal: number | null | undefined
  readonly now: Date
  /** @returns the price of the order @throws Refusal for what stands against it */
  guard(): PricedOrder<I>
  /** Takes the goods for the order that is about to be kept. */
  take(orderId: number, lines: PricedOrder<I>['lines']): Promise<PricedOrder<NewLine>['lines']>
}

/** A wished day is at most so far away. */
const MOST_DAYS = 366

/** What the buyer chose in a checkout; an address that is not named is the usual one. */
export const choicesOf = (body: Body): Choices => ({
  ...body,
  shipping_address_id: body.shipping_address_id ?? undefined,
})

/**
 * Places an order, at the total that the buyer has seen where one has to be seen.
 * @throws Refusal wished_day, total_changed, carrier_not_possible, and what `guard` and `take` refuse
 */
export async function placeDraft<I extends Item>(
  tx: Db,
  draft: Draft<I>,
  { kind, viewer, body, seenTotal, now, guard, take }: Placing<I>,
): Promise<{ order_id: number }> {
  const { userId, agent } = viewer
  const wishedOn = body.wished_on === null ? null : wishedDay(day(body.wished_on), draft.today)
  const priced = guard()
  if (seenTotal !== undefined && hasRight(viewer, 'prices')) guardTotal(seenTotal, priced.totals.gross)
  const { carrier, carrierByHand, paymentMethod, labelService, delivery } = draft.chosen
  if (carrier === null) throw refuseCarrier('carrier_not_possible').at('carrier')
  const id = await drawOrderId(tx)
  const lines = await take(id, priced.lines)
  const { order } = await keepOrder(
    tx,
    {
      id,
      kind,
      placedBy: userId,
      agentId: agent?.userId ?? null,
      placedAt: now,
      externalReference: body.external_reference?.trim() || null,
      note: body.note?.trim() || null,
      wishedOn,
      carrier,
      carrierByHand,
      paymentMethod,
      labelService,
      delivery,
      heldUntil: heldUntil(paymentMethod, now),
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
