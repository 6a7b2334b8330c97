import * as z from 'zod/mini'
import { languages } from '../../language.ts'
import {
  date,
  file,
  id,
  idParam,
  instant,
  listed,
  placeField,
  printed,
  quantity,
  shapes,
  version,
} from '../../shapes.ts'
import { MOST_LINES } from './most-lines.ts'
import { sheetFaults } from './sheet.ts'
import { deliveryStates } from './states.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const name = text(120).check(z.minLength(1))

const head = {
  delivery_id: id,
  supplier: z.string(),
  /** The supplier's number, or ours. */
  reference: z.nullable(z.string()),
  lines: z.int(),
  /** Pieces. */
  expected: z.int(),
  received: z.int(),
  /** The first day on which something is still expected; null: nobody knows, or nothing is. */
  next_on: z.nullable(date),
  /** Orders that wait for a flavour of it. */
  waiting_orders: z.int(),
  closed_at: z.nullable(instant),
}

export const getDeliveries = shapes({
  query: z.object({
    place: placeField,
    search: z._default(text(200), ''),
    state: z._default(z.enum(deliveryStates), 'open'),
  }),
  answer: z.object({
    ...listed,
    today: date,
    deliveries: z.array(z.object(head)),
  }),
})

const flavour = {
  flavour_id: id,
  sku: z.string(),
  ean: z.nullable(z.string()),
  ean_case: z.nullable(z.string()),
  name: z.string(),
  units_per_case: z.int(),
}

const delivery = z.object({
  ...head,
  version,
  note: z.nullable(z.string()),
  today: date,
  positions: z.array(
    z.object({ line: z.int(), ...flavour, quantity: z.int(), expected_on: z.nullable(date), received: z.int() }),
  ),
  /** Open backorders of its flavours, the oldest order first. */
  waiting: z.array(
    z.object({
      order_id: id,
      line: z.int(),
      flavour_id: id,
      company: z.string(),
      placed_at: instant,
      open: z.int(),
    }),
  ),
  /** The last first. */
  receipts: z.array(
    z.object({
      receipt_id: id,
      received_at: instant,
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
      positions: z.array(
        z.object({
          line: z.int(),
          name: z.string(),
          quantity: z.int(),
          lot: z.nullable(z.string()),
          best_before: z.nullable(date),
          /** Pieces that went to backorders at once. */
          served: z.int(),
        }),
      ),
    }),
  ),
})

export type Delivery = z.output<typeof delivery>

const params = z.object({ delivery_id: idParam })

export const getDelivery = shapes({ params, answer: delivery })

const body = {
  supplier: name,
  reference: z.nullable(text(60)),
  note: z.nullable(text(2000)),
  lines: z
    .array(
      z.object({
        /** Null: a new one. */
        line: z.nullable(z.int().check(z.positive())),
        flavour_id: id,
        quantity,
        expected_on: z.nullable(date),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_LINES)),
}

const deliveryBody = z.object(body)
export type DeliveryBody = z.output<typeof deliveryBody>

export const createDelivery = shapes({ body: deliveryBody, answer: delivery })

export const changeDelivery = shapes({ params, body: z.object({ version, ...body }), answer: delivery })

export const closeDelivery = shapes({ params, body: z.object({}), answer: delivery })

export const bookReceipt = shapes({
  params,
  body: z.object({
    note: z.nullable(text(2000)),
    lines: z
      .array(
        z.object({
          /** Of the delivery; more than one part of a line where lots differ. */
          line: z.int().check(z.positive()),
          quantity,
          lot: printed(z.nullable(text(60))),
          best_before: z.nullable(date),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_LINES)),
  }),
  answer: z.object({
    receipt_id: id,
    /** Pieces that went to backorders, and to how many orders. */
    served: z.int(),
    orders: z.int(),
    /** Pieces that are free now. */
    free: z.int(),
    delivery,
  }),
})

export const readDeliverySheet = shapes({
  body: z.object({ file }),
  answer: z.object({
    rows: z.array(
      z.object({
        /** Its place in the file, from 1 on. */
        row: z.int(),
        code: z.string(),
        flavour_id: z.nullable(id),
        name: z.nullable(z.string()),
        quantity: z.nullable(z.int()),
        expected_on: z.nullable(date),
        /** Null: it can be taken. */
        fault: z.nullable(z.enum(sheetFaults)),
      }),
    ),
  }),
})

export const getDeliveryTemplate = shapes({
  query: z.object({ language: z.optional(z.enum(languages)) }),
  answer: z.unknown(),
})
