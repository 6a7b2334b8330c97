import * as z from 'zod/mini'
import { id, idParam, instant, money, shapes } from '../../shapes.ts'
import { cardOutcomes } from './outcomes.ts'

const event = z.object({
  /** The provider's. */
  event_id: z.string(),
  kind: z.string(),
  /** Null where it names none. */
  amount: z.nullable(money),
  currency: z.nullable(z.string()),
  received_at: instant,
  /** Null until it was looked at. */
  outcome: z.nullable(z.enum(cardOutcomes)),
  noted_at: z.nullable(instant),
  noted_by: z.nullable(z.string()),
})

const refund = z.object({
  refund_id: id,
  amount: money,
  reason: z.string(),
  asked_at: instant,
  /** Null until the provider has accepted it. */
  done_at: z.nullable(instant),
  provider_ref: z.nullable(z.string()),
})

export const getDeskCardPayments = shapes({
  params: z.object({ order_id: idParam }),
  answer: z.object({
    time_zone: z.string(),
    /** The newest first. */
    payments: z.array(
      z.object({
        card_payment_id: id,
        amount: money,
        /** The provider's name for it; null until it has answered. */
        provider_ref: z.nullable(z.string()),
        started_at: instant,
        paid_at: z.nullable(instant),
        ended_at: z.nullable(instant),
        end_kind: z.nullable(z.enum(['refused', 'aborted', 'lapsed', 'cancelled'])),
        events: z.array(event),
        refunds: z.array(refund),
      }),
    ),
  }),
})

export const getOddCardEvents = shapes({
  answer: z.object({
    time_zone: z.string(),
    events: z.array(
      z.object({
        ...event.shape,
        /** Null where it names no payment of ours. */
        order_id: z.nullable(id),
        /** What was asked for. */
        asked: z.nullable(money),
      }),
    ),
  }),
})

export const noteCardEvent = shapes({
  params: z.object({ event_id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: getOddCardEvents.answer,
})
