import { pgView } from 'drizzle-orm/pg-core'
import { cardPayments, cardRefunds } from './tables.ts'

// What statements of other areas read of these tables, as `areas.ts` lists it.

export const cardTries = pgView('card_tries').as(db =>
  db.select({ id: cardPayments.id, orderId: cardPayments.orderId, amount: cardPayments.amount }).from(cardPayments),
)

export const backToCards = pgView('back_to_cards').as(db =>
  db
    .select({
      id: cardRefunds.id,
      cardPaymentId: cardRefunds.cardPaymentId,
      key: cardRefunds.key,
      amount: cardRefunds.amount,
      reason: cardRefunds.reason,
      doneAt: cardRefunds.doneAt,
    })
    .from(cardRefunds),
)
