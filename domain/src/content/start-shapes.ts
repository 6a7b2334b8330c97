import * as z from 'zod/mini'
import { link, sizeCard } from '../assortment/size-shapes.ts'
import { arrivalStates } from '../orders/arrivals.ts'
import { orderStatuses } from '../orders/kinds.ts'
import { date, id, instant, price, shapes, success } from '../shapes.ts'

/** What was or can be ordered: its product with the size, its flavour. */
const goods = { name: z.string(), flavour: z.string(), image_url: link }

export const getOpenSums = shapes({
  answer: z.nullable(
    z.object({
      today: date,
      /** What is left of unpaid invoices, less the credit. */
      open: price,
      overdue: price,
      invoices: z.int(),
      /** Those due first. */
      first: z.array(z.object({ invoice_number: z.string(), due_on: date, is_overdue: z.boolean(), open: price })),
      /** Null: no limit is set. */
      limit: price,
      /** Of the limit: with what is ordered on account and has no invoice yet. */
      used: price,
    }),
  ),
})

export const getLastOrder = shapes({
  answer: z.object({
    order: z.nullable(
      z.object({
        order_id: id,
        order_date: instant,
        status: z.enum(orderStatuses),
        ordered_quantity: z.int(),
        handed_over_quantity: z.int(),
        /** The first ones. */
        lines: z.array(z.object({ ...goods, line: z.int(), quantity: z.int() })),
        total_lines: z.int(),
        total_quantity: z.int(),
        total_price_inclusive_tax: price,
      }),
    ),
    /** In place of the first order. */
    top: z.array(sizeCard),
  }),
})

export const getArrivals = shapes({
  answer: z.object({
    server_time: instant,
    /** When another day begins in the shop. */
    until: instant,
    orders: z.int(),
    pieces: z.int(),
    /** Of those, what no day is known of. */
    undated: z.int(),
    /** The first ones. */
    arrivals: z.array(
      z.object({
        order_id: id,
        name: z.string(),
        flavours: z.array(z.string()),
        image_url: link,
        pieces: z.int(),
        state: z.enum(arrivalStates),
        /** When it was sent, or when its goods are expected. */
        on: z.nullable(date),
      }),
    ),
    /** Pieces of those that are not shown. */
    more: z.int(),
  }),
})

const few = { count: z.int(), names: z.array(z.string()) }

export const getNews = shapes({
  answer: z.object({
    /** When the user was here before; null: this is the first visit. */
    since: z.nullable(instant),
    shipped: z.array(z.object({ order_id: id, carrier: z.string(), shipped: z.int(), pieces: z.int() })),
    /** Of what the company buys, with the first names of each. */
    just_in: z.object(few),
    dearer: z.object(few),
    cheaper: z.object(few),
    discontinued: z.object(few),
    /** Of the range. */
    fresh: z.object(few),
  }),
})

export const getGone = shapes({
  answer: z.array(
    z.object({
      id,
      ...goods,
      /** The proposal. */
      quantity: z.int(),
      last_on: date,
      last_quantity: z.int(),
      units_per_case: z.int(),
      order_multiple: z.int(),
      min_quantity: z.int(),
    }),
  ),
})

export const getComing = shapes({
  answer: z.array(z.object({ eta_date: date, size_id: id, name: z.string(), flavours: z.array(z.string()) })),
})

export const noteVisit = shapes({ body: z.object({}), answer: success })
