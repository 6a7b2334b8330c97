import * as z from 'zod/mini'
import { date, id, idParam, instant, listed, money, placeField, shapes } from '../shapes.ts'
import { orderKinds, orderStatuses } from './kinds.ts'

const params = z.object({ id: idParam })

const figures = z.object({
  today: date,
  time_zone: z.string(),
  /** Left to pay of its invoices, and what of it is overdue. */
  open: money,
  overdue: money,
  /** With VAT, of all that is open; and what may be. Null: no limit. */
  used: money,
  limit: z.nullable(money),
  /** The calendar year that runs, in the shop's time zone. */
  year: z.int(),
  /** Net sums of invoices less credit notes, of this year and the one before. */
  turnover: money,
  turnover_before: money,
  /** All of them, also cancelled ones. */
  orders: z.int(),
  last_order: z.nullable(z.object({ order_id: id, placed_at: instant })),
  /** Null without an agreement. */
  bonus: z.nullable(
    z.object({
      turnover: money,
      /** How many tiers are reached. */
      tier: z.int(),
      percent: z.number(),
      next_from: z.nullable(money),
      missing: z.nullable(money),
    }),
  ),
})

export type CustomerFigures = z.output<typeof figures>

export const getCustomerFigures = shapes({ params, answer: figures })

export const getAgentOrders = shapes({
  params,
  query: z.object({ place: placeField }),
  answer: z.object({
    ...listed,
    orders: z.array(
      z.object({
        order_id: id,
        order_date: instant,
        kind: z.enum(orderKinds),
        status: z.enum(orderStatuses),
        /** Pieces that are not cancelled, and of these what the carrier has. */
        ordered_quantity: z.int(),
        handed_over_quantity: z.int(),
        external_reference: z.nullable(z.string()),
        carrier: z.string(),
        /** Pieces that wait for goods. */
        open_quantity: z.int(),
      }),
    ),
  }),
})
