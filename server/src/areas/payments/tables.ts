import { cardOutcomes } from '@fairfloor/domain/payments/cards/outcomes'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { orders } from '../orders/tables.ts'
import { users } from '../people/tables.ts'

const sumOfCents = (name: string) => bigint(name, { mode: 'number' })

/** A try to pay an order by card. */
export const cardPayments = pgTable(
  'card_payments',
  {
    id: rowId(),
    /** Names it in addresses; cannot be guessed. */
    token: text('token').notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    amount: sumOfCents('amount').notNull(),
    /** The provider's name for it, once it has answered. */
    providerRef: text('provider_ref').unique(),
    startedAt: instant('started_at').notNull(),
    heldUntil: instant('held_until').notNull(),
    paidAt: instant('paid_at'),
    endedAt: instant('ended_at'),
    endKind: text('end_kind', { enum: ['refused', 'aborted', 'lapsed', 'cancelled'] }),
  },
  table => [
    index('card_payments_order').on(table.orderId),
    index('card_payments_open').on(table.heldUntil).where(sql`${table.paidAt} is null and ${table.endedAt} is null`),
    check('card_payments_amount', sql`${table.amount} > 0`),
  ],
)

/** What the provider has told us, each event once. */
export const cardEvents = pgTable(
  'card_events',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    /** Null where it names no payment of ours. */
    cardPaymentId: integer('card_payment_id').references(() => cardPayments.id),
    kind: text('kind').notNull(),
    amount: sumOfCents('amount'),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
    payload: jsonb('payload').notNull(),
    /** What came of it; null until somebody has looked. */
    outcome: text('outcome', { enum: cardOutcomes }),
    /** When the operator has seen to one that does not fit. */
    notedAt: instant('noted_at'),
    notedBy: integer('noted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    index('card_events_payment').on(table.cardPaymentId),
    index('card_events_odd')
      .on(table.receivedAt)
      .where(sql`${table.outcome} in ('other sum', 'unknown') and ${table.notedAt} is null`),
  ],
)

export const cardRefunds = pgTable(
  'card_refunds',
  {
    id: rowId(),
    /** Why it is made, so that it is asked for once: `cancelled:12`. */
    key: text('key').notNull().unique(),
    cardPaymentId: integer('card_payment_id')
      .notNull()
      .references(() => cardPayments.id),
    amount: sumOfCents('amount').notNull(),
    reason: text('reason').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** When the provider had accepted it. */
    doneAt: instant('done_at'),
    providerRef: text('provider_ref'),
  },
  table => [
    index('card_refunds_payment').on(table.cardPaymentId),
    check('card_refunds_amount', sql`${table.amount} > 0`),
  ],
)
