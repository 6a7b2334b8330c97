import { randomBytes } from 'node:crypto'
import { refuse as refuseGenerally } from '@fairfloor/domain/general-refusals'
import { type Cents, cents } from '@fairfloor/domain/money'
import { cardStateOf, isOpen } from '@fairfloor/domain/payments/cards/card-state'
import { refuse } from '@fairfloor/domain/payments/cards/refusals'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { paidOfOrder } from '../../billing/index.ts'
import { lockedOrder } from '../../orders/index.ts'
import { cardPayments } from '../tables.ts'
import { type CardPayment, triesOf } from './queries.ts'

/**
 * The try by which a customer pays an order now: the one that is open, else a new one. Until the provider has told how it
 * ends, it is the same for each tab and each press.
 * @throws Refusal not_found, card_not_due, card_too_late
 */
export async function startTry(
  tx: Db,
  { orderId, customerId, now }: { orderId: number; customerId: number; now: Date },
): Promise<CardPayment & { readonly amount: Cents }> {
  const { order } = await lockedOrder(tx, orderId)
  if (order.customerId !== customerId) throw refuseGenerally('not_found')
  const { paymentMethod, paidAheadAt, heldUntil, status, gross } = order
  const due = cents(gross - (await paidOfOrder(tx, orderId)))
  const state = cardStateOf({ paymentMethod, paidAheadAt, heldUntil, due, isCancelled: status === 'cancelled' }, now)
  if (state === 'over') throw refuse('card_too_late')
  if (state !== 'to pay' || heldUntil === null) throw refuse('card_not_due')
  const open = (await triesOf(tx, orderId)).filter(isOpen)
  const same = open.find(({ amount }) => amount === due)
  if (same) return { ...same, amount: due }
  await endTries(tx, orderId, 'lapsed', now)
  const [made] = await tx
    .insert(cardPayments)
    .values({ token: randomBytes(24).toString('base64url'), orderId, amount: due, startedAt: now, heldUntil })
    .returning()
  return { ...made!, amount: due }
}

/** Keeps how the provider calls a try; an event may have told it before. */
export async function keepReference(db: Db, { id }: Pick<CardPayment, 'id'>, providerRef: string): Promise<void> {
  await db
    .update(cardPayments)
    .set({ providerRef })
    .where(and(eq(cardPayments.id, id), isNull(cardPayments.providerRef)))
}

/** Ends the open tries of an order. One that is paid all the same is still booked, or its money goes back. */
export async function endTries(
  tx: Db,
  orderId: number,
  endKind: NonNullable<CardPayment['endKind']>,
  now: Date,
): Promise<void> {
  await tx
    .update(cardPayments)
    .set({ endedAt: now, endKind })
    .where(and(eq(cardPayments.orderId, orderId), isNull(cardPayments.paidAt), isNull(cardPayments.endedAt)))
}
