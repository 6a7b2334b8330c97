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
import { takeFreeStock } from '../catalogue/index.ts'
import { holdCustomer } from '../identity/index.ts'
import { drawOrderId, keepOrder, type NewLine, ORDER_PLACED, type OrderPlaced } from '../orders/index.ts'
import { type Choices, type Draft, draftOf } from './draft.ts'
import { guardDraft, guardTerms } from './guard-draft.ts'
import { takeAll } from './positions.ts'
import { type Goods, type Item, type Pricing, pricedItems, pricingOf } from './price.ts'
import { shopBasket } from './shop.ts'

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

/**
 * Orders everything in the customer's basket: takes what is in stock, the rest is the lines' backorder. Nothing is shipped
 * or invoiced. Nine statements, however many lines.
 * @throws Refusal basket_empty, unknown_address, and what `guardDraft` and `placeDraft` refuse
 */
export async function placeBasket(
  tx: Db,
  viewer: CustomerViewer,
  body: Body,
  pricing: Pricing,
): Promise<{ order_id: number }> {
  const { customerId, userId } = viewer
  const positions = await takeAll(tx, shopBasket(customerId))
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
    take: takingStock(tx, userId, now),
  })
}

type Wanted = {
  /** Each flavour once. */
  readonly positions: readonly { readonly id: number; readonly quantity: number }[]
  readonly choices: Choices
  readonly externalReference: string | null
  readonly note: string | null
  readonly wishedOn: string | null
}

type Ordering = { readonly viewer: CustomerViewer; readonly goods: Goods; readonly wanted: Wanted; readonly now: Date }

/**
 * Orders goods without the basket, which stays as it is, at the prices of this moment. The customer's row is locked as in
 * `placeBasket`: its orders are placed one after the other.
 * @param guardLines throws what stands against the goods
 * @throws Refusal unknown_address, and what `guardTerms` and `placeDraft` refuse
 */
export async function placeGoods(
  tx: Db,
  { viewer, goods, wanted, now }: Ordering,
  guardLines: (draft: Draft) => void,
): Promise<{ order_id: number }> {
  const { customerId, userId } = viewer
  const { positions, choices, externalReference, note, wishedOn } = wanted
  await tx.execute(holdCustomer(customerId))
  const pricing = pricingOf(goods, viewer, now)
  const draft = await draftOf(tx, pricedItems(positions, pricing), { customerId, pricing, choices })
  guardLines(draft)
  return placeDraft(tx, draft, {
    kind: 'shop',
    viewer,
    body: { external_reference: externalReference, note, wished_on: wishedOn },
    seenTotal: undefined,
    now,
    guard: () => guardTerms(draft, hasRight(viewer, 'prices')),
    take: takingStock(tx, userId, now),
  })
}

/** Takes what is in stock; the rest is the lines' backorder. */
const takingStock =
  (tx: Db, userId: number, at: Date) => async (orderId: number, lines: PricedOrder<Item>['lines']) => {
    const taken = await takeFreeStock(tx, lines, { kind: 'order', orderId, userId, at })
    return lines.map(line => ({ ...line, reservedQuantity: taken.get(line.flavourId) ?? 0 }))
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
