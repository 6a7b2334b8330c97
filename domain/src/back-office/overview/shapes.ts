import * as z from 'zod/mini'
import { id, instant, price, shapes } from '../../shapes.ts'

const day = z.iso.date()

export const getOverview = shapes({
  answer: z.object({
    /** In the shop's time zone. */
    today: day,
    /** The last 30 days, today last; cancelled orders are left out. */
    days: z.array(z.object({ day, orders: z.int(), net: price })),
    /** Orders with pieces that are set aside, and their pieces. */
    to_ship: z.object({
      orders: z.int(),
      pieces: z.int(),
      oldest: z.nullable(z.object({ order_id: id, placed_at: instant })),
    }),
    /** Orders with pieces that wait for goods; late: nobody knows when their goods come, or the day has passed. */
    waiting: z.object({
      orders: z.int(),
      pieces: z.int(),
      late: z.object({ pieces: z.int(), flavours: z.int(), names: z.array(z.string()) }),
    }),
    /** Open deliveries with goods whose day has passed, and the suppliers of the first of them. */
    late_deliveries: z.object({ deliveries: z.int(), suppliers: z.array(z.string()) }),
    /** Issued invoices less what was paid of them, with VAT. */
    unpaid: z.object({
      invoices: z.int(),
      sum: price,
      overdue: z.object({ invoices: z.int(), sum: price, since: z.nullable(day) }),
    }),
    /** Flavours whose stock was not the sum of its movements last night. */
    stock_differs: z.int(),
    /** Events of the card provider that do not fit and that nobody has seen to. */
    odd_card_events: z.int(),
    /** Customers of whose names and addresses documents cannot print a letter, and the first of them. */
    not_printable: z.object({
      customers: z.int(),
      first: z.array(z.object({ customer_id: id, company: z.string(), letters: z.string() })),
    }),
    /** Flavours whose free pieces last less than three weeks at the pace of the last 90 days; the soonest first. */
    runs_out: z.object({
      flavours: z.int(),
      first: z.array(
        z.object({
          flavour_id: id,
          name: z.string(),
          free: z.int(),
          /** Pieces sold in 90 days. */
          sold: z.int(),
          /** Whole days; 0: nothing is left for a day. */
          days: z.int(),
          eta: z.nullable(day),
        }),
      ),
    }),
  }),
})
