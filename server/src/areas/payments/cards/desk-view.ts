import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { getDeskCardPayments, getOddCardEvents } from '@fairfloor/domain/payments/cards/desk-reads-contract'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { peopleById } from '../../people/index.ts'
import { cardEvents, cardPayments } from '../tables.ts'
import { currencyOf } from './handle-event.ts'
import { triesOf } from './queries.ts'
import { refundsOf } from './refunds-of.ts'

/** The tries to pay an order, the newest first, with events and refunds. */
export async function deskPayments(db: Db, orderId: number): Promise<Answer<typeof getDeskCardPayments>['payments']> {
  const tries = await triesOf(db, orderId)
  const events = await eventsWhere(
    db,
    inArray(
      cardEvents.cardPaymentId,
      tries.map(({ id }) => id),
    ),
  )
  const refunds = await refundsOf(db, orderId)
  return tries.toReversed().map(one => ({
    card_payment_id: one.id,
    amount: euros(cents(one.amount)),
    provider_ref: one.providerRef,
    started_at: one.startedAt.toISOString(),
    paid_at: one.paidAt?.toISOString() ?? null,
    ended_at: one.endedAt?.toISOString() ?? null,
    end_kind: one.endKind,
    events: events.filter(({ of }) => of === one.id).map(({ shown }) => shown),
    refunds: refunds
      .filter(({ cardPaymentId }) => cardPaymentId === one.id)
      .map(({ id, amount, reason, askedAt, doneAt, providerRef }) => ({
        refund_id: id,
        amount: euros(cents(amount)),
        reason,
        asked_at: askedAt.toISOString(),
        done_at: doneAt?.toISOString() ?? null,
        provider_ref: providerRef,
      })),
  }))
}

const isOdd = and(inArray(cardEvents.outcome, ['other sum', 'unknown']), isNull(cardEvents.notedAt))

/** How many events do not fit and were seen to by nobody. One statement. */
export const countOddCardEvents = (db: Db): Promise<number> => db.$count(cardEvents, isOdd)

/** Events that do not fit and that nobody has seen to, the oldest first. */
export const oddEvents = async (db: Db): Promise<Answer<typeof getOddCardEvents>['events']> =>
  (await eventsWhere(db, isOdd)).map(({ shown, orderId, asked }) => ({
    ...shown,
    order_id: orderId,
    asked: asked === null ? null : euros(cents(asked)),
  }))

async function eventsWhere(db: Db, which: SQL | undefined) {
  const found = await db
    .select({ event: cardEvents, orderId: cardPayments.orderId, asked: cardPayments.amount })
    .from(cardEvents)
    .leftJoin(cardPayments, eq(cardPayments.id, cardEvents.cardPaymentId))
    .where(which)
    .orderBy(asc(cardEvents.receivedAt), asc(cardEvents.id))
  const people = await peopleById(db, [...new Set(found.flatMap(({ event }) => event.notedBy ?? []))])
  return found.map(({ event, orderId, asked }) => ({
    of: event.cardPaymentId,
    orderId,
    asked,
    shown: {
      event_id: event.id,
      kind: event.kind,
      amount: event.amount === null ? null : euros(cents(event.amount)),
      currency: currencyOf(event),
      received_at: event.receivedAt.toISOString(),
      outcome: event.outcome,
      noted_at: event.notedAt?.toISOString() ?? null,
      noted_by: people.get(event.notedBy ?? 0)?.name ?? null,
    },
  }))
}
