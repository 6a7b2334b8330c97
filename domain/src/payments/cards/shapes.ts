import * as z from 'zod/mini'
import { idParam, instant, price, shapes } from '../../shapes.ts'
import { cardStates } from './card-state.ts'

const params = z.object({ order_id: idParam })

export const getCardPayment = shapes({
  params,
  answer: z.object({
    state: z.enum(cardStates),
    /** What is still to pay, with VAT. */
    due: price,
    /** Until when its goods are kept; null: it is paid, or over. */
    held_until: z.nullable(instant),
    /** The last try to pay; open: the provider has not said how it ends. */
    last_try: z.nullable(
      z.object({ started_at: instant, state: z.enum(['open', 'paid', 'refused', 'aborted', 'lapsed', 'cancelled']) }),
    ),
    /** What went back to the card. */
    refunds: z.array(z.object({ amount: price, asked_at: instant, done_at: z.nullable(instant) })),
    time_zone: z.string(),
  }),
})

export const payByCard = shapes({
  params,
  answer: z.object({
    /** The provider's page. */
    payment_url: z.url(),
  }),
})
