import type { approveOrder as contract } from '@fairfloor/domain/basket/approval/contract'
import { refuse } from '@fairfloor/domain/basket/refusals'
import { refuse as refuseGoods } from '@fairfloor/domain/catalogue/refusals'
import { dayIn } from '@fairfloor/domain/day'
import type { Parsed } from '@fairfloor/domain/endpoint'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../../platform/database.ts'
import { publish } from '../../../platform/outbox.ts'
import { type Ordering, placeGoods } from '../place.ts'
import type { Wish } from '../position.ts'
import { type Goods, pricingOf } from '../price.ts'
import { shopKind } from '../shop.ts'
import { APPROVAL_DECIDED, type OfApproval } from './events.ts'
import { decide, linesOf, lockToDecide, type StoredApproval, type StoredLine } from './stored.ts'

type Body = Parsed<typeof contract>['body']
type Changes = Body['changes']

type Approving = {
  readonly viewer: CustomerViewer
  readonly id: number
  readonly body: Body
  readonly now: Date
  readonly timeZone: string
}

/**
 * Places an order that waits, at the prices and with the stock of this moment, as its user's.
 * @throws Refusal not_found, approval_decided, own_approval, unknown_flavour, approval_empty, and what `placeGoods` refuses
 */
export async function approveOrder(tx: Db, goods: Goods, { viewer, id, body, now, timeZone }: Approving) {
  const approval = await lockToDecide(tx, viewer, id)
  const wishes = wishesOf(await linesOf(tx, id), body.changes)
  if (wishes.length === 0) throw refuse('approval_empty')
  const ordering = {
    ...orderingOf(approval, viewer, dayIn(now, timeZone)),
    seenTotal: body.seen_total,
    asked: { by: approval.askedBy, agentId: approval.agentId },
  }
  const placed = await placeGoods(tx, shopKind(viewer, pricingOf(goods, viewer, now)), wishes, ordering)
  const decision = { decidedAt: now, decidedBy: viewer.userId, outcome: 'approved', orderId: placed.order_id } as const
  await decide(tx, id, { ...decision, answer: body.answer?.trim() || null })
  await publish(tx, APPROVAL_DECIDED, { approvalId: id } satisfies OfApproval)
  return placed
}

/** What its user said; a wished day that has passed meanwhile is no wish any more. */
export const orderingOf = (approval: StoredApproval, viewer: CustomerViewer, today: string): Ordering => ({
  viewer,
  choices: {
    shipping_address_id: approval.shippingAddressId ?? undefined,
    carrier: approval.carrier,
    payment_method: approval.paymentMethod,
    label_service: approval.labelService,
    delivery: approval.delivery,
  },
  words: {
    external_reference: approval.externalReference,
    note: approval.note,
    wished_on: approval.wishedOn !== null && approval.wishedOn < today ? null : approval.wishedOn,
  },
  seenTotal: undefined,
})

/** The lines with other quantities, without those of 0. @throws Refusal unknown_flavour for what nobody asked for */
export function wishesOf(lines: readonly StoredLine[], changes: Changes): Wish[] {
  const wanted = new Map(changes.map(({ id, quantity }) => [id, quantity]))
  const asked = new Set(lines.map(({ flavourId }) => flavourId))
  if (changes.some(({ id }) => !asked.has(id))) throw refuseGoods('unknown_flavour')
  return lines
    .map(({ flavourId: id, quantity, extras }) => ({ id, quantity: wanted.get(id) ?? quantity, extras }))
    .filter(({ quantity }) => quantity > 0)
}
