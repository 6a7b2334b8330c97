import * as z from 'zod/mini'
import { extrasShown } from '../extras-shapes.ts'
import { holds } from '../orders/holds.ts'
import { orderStatuses } from '../orders/kinds.ts'
import { date, id, idParam, instant, listed, placeField, printed, quantity, shapes, version } from '../shapes.ts'
import { returnReasons } from '../shipping/return-reasons.ts'
import { pickingStates } from './states.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const optionalText = (most: number) => z.nullable(text(most))

/** An order that leaves, or part of it. */
const leaving = z.object({
  order_id: id,
  company: z.string(),
  placed_at: instant,
  /** Day on which the customer would like to have it. */
  wished_on: z.nullable(date),
  carrier: z.string(),
  country: z.string(),
  /** Pieces set aside and lines with any; of what is packed or picked, those in it. */
  pieces: z.int(),
  lines: z.int(),
  /** Pieces that wait for goods. */
  open: z.int(),
  held_for: z.nullable(z.enum(holds)),
  /** What it waits for: each article with a backorder, and when it is expected. */
  waits_for: z.array(z.object({ name: z.string(), pieces: z.int(), eta: z.nullable(date) })),
  pick_list_id: z.nullable(id),
  picked_by: z.nullable(z.string()),
  /** Of what is packed. */
  shipment_id: z.nullable(id),
})

export const getPicking = shapes({
  query: z.object({
    place: placeField,
    search: z._default(text(200), ''),
    state: z._default(z.enum(pickingStates), 'ready'),
  }),
  answer: z.object({
    ...listed,
    today: date,
    /** Orders in each state. */
    counts: z.object({ ready: z.int(), waiting: z.int(), picking: z.int(), packed: z.int() }),
    orders: z.array(leaving),
  }),
})

const keptLot = z.object({ lot: z.nullable(z.string()), best_before: z.nullable(date), quantity: z.int() })

const pickList = z.object({
  pick_list_id: id,
  order_id: id,
  company: z.string(),
  order_status: z.enum(orderStatuses),
  carrier: z.string(),
  /** The customer's. */
  note: z.nullable(z.string()),
  internal_note: z.nullable(z.string()),
  label_service: z.boolean(),
  ship_to: z.string(),
  made_at: instant,
  by: z.nullable(z.string()),
  closed_at: z.nullable(instant),
  /** Null in a list that was given back, or is open. */
  shipment_id: z.nullable(id),
  positions: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      sku: z.string(),
      ean: z.nullable(z.string()),
      ean_case: z.nullable(z.string()),
      units_per_case: z.int(),
      quantity: z.int(),
      extras: extrasShown('pick list'),
      lots: z.array(keptLot),
    }),
  ),
})

export type PickList = z.output<typeof pickList>

const listParams = z.object({ pick_list_id: idParam })
const orderParams = z.object({ order_id: idParam })
const shipmentParams = z.object({ shipment_id: idParam })

export const getPickList = shapes({ params: listParams, answer: pickList })
export const getPickListPdf = shapes({ params: listParams, answer: z.unknown() })

export const makePickList = shapes({ params: orderParams, body: z.object({}), answer: pickList })

export const giveBackPickList = shapes({ params: listParams, body: z.object({}), answer: pickList })

const MOST_LINES = 2000

const handedOver = {
  tracking: printed(optionalText(80)),
  parcels: z.nullable(z.int().check(z.minimum(1), z.maximum(9999))),
  note: printed(optionalText(500)),
}

/** More than one part of a line where lots differ; without a lot, what expires first. */
const parts = z
  .array(
    z.object({
      line: z.int().check(z.positive()),
      quantity,
      lot: printed(optionalText(60)),
      best_before: z.nullable(date),
    }),
  )
  .check(z.minLength(1), z.maxLength(MOST_LINES))

const shipped = z.object({ order_id: id, shipment_id: id, invoice_number: z.nullable(z.string()), pieces: z.int() })

export const shipPickList = shapes({
  params: listParams,
  body: z.object({ lines: parts, ...handedOver }),
  answer: shipped,
})

export const shipParts = shapes({
  params: orderParams,
  body: z.object({ version, lines: parts, ...handedOver }),
  answer: shipped,
})

export const handOver = shapes({
  params: shipmentParams,
  body: z.object(handedOver),
  answer: z.object({ order_id: id, shipment_id: id }),
})

export const takeReturn = shapes({
  params: shipmentParams,
  body: z.object({
    reason: z.enum(returnReasons),
    note: optionalText(2000),
    /** Each line once. */
    lines: z
      .array(
        z
          .object({
            line: z.int().check(z.positive()),
            quantity,
            /** Of these, what can be sold again. */
            restocked: z.int().check(z.minimum(0)),
          })
          .check(z.refine(one => one.restocked <= one.quantity, 'No more than came back.')),
      )
      .check(
        z.minLength(1),
        z.maxLength(MOST_LINES),
        z.refine(lines => new Set(lines.map(({ line }) => line)).size === lines.length, 'Each line once.'),
      ),
  }),
  answer: z.object({ order_id: id, return_id: id, restocked: z.int() }),
})
