import * as z from 'zod/mini'
import { languages } from '../language.ts'
import { date, id, idParam, idsField, listed, placeField, price, quantity, shapes } from '../shapes.ts'
import { orderStatuses } from './kinds.ts'
import { order, orderHead } from './order-shapes.ts'

export const getOrder = shapes({
  params: z.object({ order_id: idParam }),
  answer: order,
})

const filters = {
  /** Order number, the customer's own, SKU, or words of an article's name. */
  search: z._default(z.string().check(z.maxLength(200)), ''),
  status: z.optional(z.enum(orderStatuses)),
  /** First and last day, in the shop's time zone. */
  from: z.optional(date),
  until: z.optional(date),
}

export const listOrders = shapes({
  query: z.object(filters),
  answer: z.array(orderHead),
})

export const getOrdersPage = shapes({
  query: z.object({ place: placeField, ...filters }),
  answer: z.object({ ...listed, orders: z.array(orderHead) }),
})

export const getLastBought = shapes({
  query: z.object({ sizes: idsField }),
  answer: z.array(
    z.object({
      product_attribute_id: id,
      quantity: z.int(),
      /** In the shop's time zone. */
      ordered_on: date,
    }),
  ),
})

/** More than the largest order has. */
const MOST_LINES = 2000

/** Each line once. */
export const cancelledLines = z.array(z.object({ line: z.int().check(z.positive()), quantity })).check(
  z.minLength(1),
  z.maxLength(MOST_LINES),
  z.refine(lines => new Set(lines.map(({ line }) => line)).size === lines.length, 'Each line once.'),
)

export const cancelOrder = shapes({
  params: z.object({ order_id: idParam }),
  body: z.object({
    lines: cancelledLines,
    /** The total with VAT that the buyer has seen in the preview; left out, it is not compared. */
    seen_total: z.optional(price),
  }),
  answer: order,
})

export const previewCancel = shapes({
  params: z.object({ order_id: idParam }),
  body: z.object({ lines: cancelledLines }),
  answer: z.object({
    /** What is left of the lines named. */
    lines: z.array(
      z.object({
        line: z.int(),
        quantity: z.int(),
        single_price_exclusive_tax: price,
        discount: price,
        total_price_exclusive_tax: price,
        /** At the price per piece as it is now. */
        kept_price_exclusive_tax: price,
      }),
    ),
    /** Of the order then. */
    total_price_inclusive_tax: price,
    kept_price_inclusive_tax: price,
  }),
})

export const listBackorder = shapes({
  answer: z.array(
    z.object({
      brand: z.string(),
      /** With the product's name. */
      product_size: z.string(),
      /** Null for one that is no longer kept. */
      product_size_erp_id: z.nullable(id),
      /** The flavour. */
      product_attribute: z.string(),
      product_attribute_erp_id: id,
      /** Off what is open, for pieces that a promotion gives free. */
      discount: price,
      /** Of a piece. */
      open_backorder_price: price,
      open_backorder_quantity: z.int(),
      order_id: id,
      line: z.int(),
      eta: z.nullable(date),
    }),
  ),
})

export const getDeliveryNote = shapes({
  params: z.object({ order_id: idParam, shipment_id: idParam }),
  answer: z.unknown(),
})

export const getOrderFile = shapes({
  params: z.object({ order_id: idParam }),
  query: z.object({ language: z.optional(z.enum(languages)) }),
  answer: z.unknown(),
})
