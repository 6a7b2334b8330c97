import type { placeBasket as contract } from '@fairfloor/domain/basket/checkout-contract'
import { refuse } from '@fairfloor/domain/basket/refusals'
import { type Day, day, daysBetween } from '@fairfloor/domain/day'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { refuse as refuseGenerally } from '@fairfloor/domain/general-refusals'
import { type Cents, euros, fromEuros } from '@fairfloor/domain/money'
import { guardOrderLimit } from '@fairfloor/domain/orders/order-limit'
import { heldUntil } from '@fairfloor/domain/orders/paid-ahead'
import { refuse as refuseCarrier } from '@fairfloor/domain/seller/refusals'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import { holdCustomer } from '../companies/index.ts'
import { drawOrderId, keepOrder, ORDER_PLACED, type OrderPlaced, testOrderId } from '../orders/index.ts'
import { type Choices, type Draft, draftOf, netOf } from './draft.ts'
import { guardTerms } from './guard-draft.ts'
import type { Contents, Kind } from './kind.ts'
import type { Taken, Wish } from './position.ts'
import { takeAll } from './positions.ts'
import type { Item } from './price.ts'

type Body = Parsed<typeof contract>['body']

/** What a buyer says with an order. */
export type Ordering = {
  readonly viewer: CustomerViewer
  /** What is not chosen is as usual for the customer. */
  readonly choices: Choices
  readonly words: Pick<Body, 'external_reference' | 'note' | 'wished_on'>
  /** The total with VAT that the buyer has seen; null if the call named none. Undefined where none is asked for. */
  readonly seenTotal: number | null | undefined
  /** Whose order it is, where the viewer approves that of a colleague. */
  readonly asked?: { readonly by: number; readonly agentId: number | null }
  /** It is taken back in the end. */
  readonly isTest?: boolean
}

/** As a checkout sends it; an address that is not named is the usual one. */
export const orderingOf = (viewer: CustomerViewer, body: Body): Ordering => ({
  viewer,
  choices: { ...body, shipping_address_id: body.shipping_address_id ?? undefined },
  words: body,
  seenTotal: body.seen_total,
})

/**
 * Orders everything in the customer's basket of a kind. Nothing is shipped or invoiced. Nine statements, however many lines.
 * @throws Refusal basket_empty, and what `placeContents` refuses
 */
export async function placeBasket<I extends Item>(
  tx: Db,
  kind: Kind<I, Taken>,
  ordering: Ordering,
): Promise<{ order_id: number }> {
  return placeContents(tx, kind, await takeContents(tx, kind), ordering)
}

/** Empties the basket. @throws Refusal basket_empty */
export async function takeContents<I extends Item>(tx: Db, kind: Kind<I, Taken>): Promise<Contents<I>> {
  const positions = await takeAll(tx, kind.basket)
  if (positions.length === 0) throw refuse('basket_empty')
  return kind.contentsOf(tx, positions, 'order')
}

/**
 * Orders goods without the basket, which stays as it is. The customer's row is locked as in `placeBasket`: its orders are
 * placed one after the other.
 * @param positions each flavour once
 * @param guard throws what stands against the goods, in place of what the kind says
 * @throws Refusal what `placeContents` refuses
 */
export async function placeGoods<I extends Item>(
  tx: Db,
  kind: Kind<I>,
  positions: readonly Wish[],
  ordering: Ordering,
  guard?: (draft: Draft<I>) => void,
): Promise<{ order_id: number }> {
  await tx.execute(holdCustomer(ordering.viewer.customerId))
  const contents = await kind.contentsOf(tx, positions, 'order')
  return placeContents(tx, kind, { ...contents, ...(guard && { guard }) }, ordering)
}

/**
 * Places an order, at the total that the buyer has seen where one has to be seen.
 * @throws Refusal above_order_limit, and what `checkedOrder` refuses
 */
async function placeContents<I extends Item>(
  tx: Db,
  { orders, moment }: Pick<Kind, 'orders' | 'moment'>,
  contents: Contents<I>,
  ordering: Ordering,
): Promise<{ order_id: number }> {
  const { viewer, asked, isTest = false } = ordering
  const { userId, agent } = viewer
  const { draft, priced, head } = await checkedOrder(tx, { moment }, contents, ordering)
  if (!asked) guardOrderLimit(viewer, netOf(draft.items))
  const placedBy = asked?.by ?? userId
  const id = isTest ? testOrderId() : await drawOrderId(tx)
  const lines = await contents.take(tx, id, priced.lines)
  const { order } = await keepOrder(
    tx,
    {
      ...head,
      ...{ id, kind: orders, placedBy, placedAt: moment.now },
      agentId: asked ? asked.agentId : (agent?.userId ?? null),
      approvedBy: asked ? userId : null,
      carrierByHand: draft.chosen.carrierByHand,
      heldUntil: heldUntil(head.paymentMethod, moment.now),
    },
    draft.buyer,
    { ...priced, lines },
    orderId => ({ topic: ORDER_PLACED, payload: { orderId, userId: placedBy } satisfies OrderPlaced }),
  )
  return { order_id: order.id }
}

/**
 * An order as it would be placed now, which nothing stands against but perhaps its user's limit.
 * @throws Refusal unknown_address, wished_day, total_changed, carrier_not_possible, and what the goods and `guardTerms` refuse
 */
export async function checkedOrder<I extends Item>(
  tx: Db,
  { moment }: Pick<Kind, 'moment'>,
  { items, guard }: Contents<I>,
  { viewer, choices, words, seenTotal }: Ordering,
) {
  const { customerId } = viewer
  const seesPrices = hasRight(viewer, 'prices')
  const draft = await draftOf(tx, items, { customerId, moment, choices })
  guard(draft)
  const wishedOn = words.wished_on === null ? null : wishedDay(day(words.wished_on), draft.today)
  const priced = guardTerms(draft, seesPrices)
  if (seenTotal !== undefined && seesPrices) guardTotal(seenTotal, priced.totals.gross)
  const { carrier, paymentMethod, labelService, delivery } = draft.chosen
  if (carrier === null) throw refuseCarrier('carrier_not_possible').at('carrier')
  const head = {
    ...{ carrier, paymentMethod, labelService, delivery, wishedOn },
    externalReference: words.external_reference?.trim() || null,
    note: words.note?.trim() || null,
  }
  return { draft, priced, head }
}

/** A wished day is at most so far away. */
const MOST_DAYS = 366

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
