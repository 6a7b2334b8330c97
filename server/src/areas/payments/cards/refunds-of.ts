import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { cardPayments, cardRefunds } from '../tables.ts'

/** What went back to the cards that paid an order, the first one first. */
export const refundsOf = (db: Db, orderId: number) =>
  db
    .select({
      id: cardRefunds.id,
      cardPaymentId: cardRefunds.cardPaymentId,
      amount: cardRefunds.amount,
      reason: cardRefunds.reason,
      askedAt: cardRefunds.askedAt,
      doneAt: cardRefunds.doneAt,
      providerRef: cardRefunds.providerRef,
    })
    .from(cardRefunds)
    .innerJoin(cardPayments, eq(cardPayments.id, cardRefunds.cardPaymentId))
    .where(eq(cardPayments.orderId, orderId))
    .orderBy(asc(cardRefunds.id))
