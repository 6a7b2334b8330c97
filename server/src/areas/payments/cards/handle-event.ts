import { dayIn } from '@fairfloor/domain/day'
import { cents } from '@fairfloor/domain/money'
import { isOpen } from '@fairfloor/domain/payments/cards/card-state'
import type { CardOutcome } from '@fairfloor/domain/payments/cards/outcomes'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { paidOfOrder, receivePayment } from '../../billing/index.ts'
import { lockedOrder } from '../../orders/index.ts'
import { cardEvents, cardPayments } from '../tables.ts'
import type { KeptPayload } from './keep-event.ts'
import { bookedAs, type CardPayment } from './queries.ts'
import { askRefund, refundSurplus } from './refunds.ts'

type CardEvent = typeof cardEvents.$inferSelect

type Given = { readonly jobs: Pick<Jobs, 'send'>; readonly timeZone: string; readonly now: Date }

/** Draws the conclusions from an event that was kept: books what it paid, once, or sends it back. */
export async function handleEvent(tx: Db, eventId: string, given: Given): Promise<void> {
  const found = await eventBy(tx, eventId)
  if (!found || found.outcome !== null) return
  const { cardPaymentId } = found
  if (cardPaymentId === null) return conclude(tx, eventId, 'unknown', given.now)
  const [named] = await tx
    .select({ orderId: cardPayments.orderId })
    .from(cardPayments)
    .where(eq(cardPayments.id, cardPaymentId))
  // All that changes the order or its money waits from here on, also another event of the same payment.
  const { order } = await lockedOrder(tx, named!.orderId)
  const event = (await eventBy(tx, eventId))!
  if (event.outcome !== null) return
  const [payment] = await tx.select().from(cardPayments).where(eq(cardPayments.id, cardPaymentId))
  await conclude(tx, eventId, await outcomeOf(tx, event, payment!, order, given), given.now)
}

type Order = Awaited<ReturnType<typeof lockedOrder>>['order']

async function outcomeOf(
  tx: Db,
  event: CardEvent,
  payment: CardPayment,
  order: Order,
  given: Given,
): Promise<CardOutcome> {
  if (event.kind === 'refused' || event.kind === 'aborted') {
    if (!isOpen(payment)) return 'repeated'
    await change(tx, payment.id, { endedAt: given.now, endKind: event.kind, ...referenceIn(event, payment) })
    return 'noted'
  }
  if (event.kind !== 'paid') return 'noted'
  if (event.amount !== payment.amount || currencyOf(event) !== 'EUR') return 'other sum'
  if (payment.paidAt !== null) return 'repeated'
  // It counts also after a refusal: the money is there.
  await change(tx, payment.id, { paidAt: given.now, endedAt: null, endKind: null, ...referenceIn(event, payment) })
  return book(tx, { ...payment, ...referenceIn(event, payment) }, order, given)
}

/** Books a payment for its order; where the order wants no money any more, it goes back. */
async function book(tx: Db, payment: CardPayment, order: Order, { jobs, timeZone, now }: Given): Promise<CardOutcome> {
  const { id, amount, providerRef } = payment
  const isCancelled = order.status === 'cancelled'
  if (isCancelled || (await paidOfOrder(tx, order.id)) >= order.gross) {
    const reason = isCancelled ? 'cancelled' : 'paid twice'
    await askRefund(tx, jobs, { key: `${reason}:${id}`, cardPaymentId: id, amount: cents(amount), reason }, now)
    return 'refunded'
  }
  await receivePayment(tx, {
    key: bookedAs(id),
    customerId: order.customerId,
    orderId: order.id,
    method: 'card',
    amount: cents(amount),
    receivedOn: dayIn(now, timeZone),
    reference: providerRef,
    payer: null,
    recordedBy: null,
    now,
  })
  // A part may have been cancelled while the customer paid.
  const gross = cents(order.gross)
  await refundSurplus(tx, jobs, { orderId: order.id, gross, key: 'cheaper' }, now)
  return 'booked'
}

const eventBy = async (tx: Db, id: string): Promise<CardEvent | undefined> =>
  (await tx.select().from(cardEvents).where(eq(cardEvents.id, id)))[0]

const change = (tx: Db, id: number, values: Partial<CardPayment>) =>
  tx.update(cardPayments).set(values).where(eq(cardPayments.id, id))

async function conclude(tx: Db, id: string, outcome: CardOutcome, now: Date): Promise<void> {
  await tx.update(cardEvents).set({ outcome, handledAt: now }).where(eq(cardEvents.id, id))
}

export const currencyOf = ({ payload }: Pick<CardEvent, 'payload'>): string => (payload as KeptPayload).currency

/** The provider's name for the payment, where its answer to the start has not come yet. */
function referenceIn({ payload }: CardEvent, { providerRef }: CardPayment): { providerRef?: string } {
  return providerRef === null ? { providerRef: (payload as KeptPayload).providerRef } : {}
}
