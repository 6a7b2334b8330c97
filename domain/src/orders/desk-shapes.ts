import * as z from 'zod/mini'
import { vatCategories } from '../billing/totals.ts'
import {
  addressFields,
  id,
  idField,
  idParam,
  instant,
  listed,
  money,
  printed,
  quantity,
  shapes,
  version,
} from '../shapes.ts'
import { returnReasons } from '../shipping/return-reasons.ts'
import { holds } from './holds.ts'
import { order, orderHead } from './order-shapes.ts'
import { reckonings } from './rest.ts'
import { cancelledLines, getOrdersPage, previewCancel } from './shapes.ts'

export const getDeskOrders = shapes({
  query: z.extend(getOrdersPage.query, { customer: z.optional(idField) }),
  answer: z.object({
    ...listed,
    orders: z.array(z.object({ ...orderHead.shape, company: z.string(), carrier: z.string() })),
  }),
})

/** Net euros of a credit. */
const credited = money.check(z.positive(), z.maximum(10_000_000))

const deskOrder = z.object({
  /** Of what is ordered and where it goes; the note has its own. */
  version,
  note_version: version,
  customer: z.object({ id, company: z.string(), number: z.nullable(z.string()) }),
  /** The customer does not see it. */
  internal_note: z.nullable(z.string()),
  can_change_address: z.boolean(),
  /** The customer's stored delivery addresses. */
  addresses: z.array(z.object({ id, ...addressFields })),
  /** From the audit log, newest first. */
  history: z.array(
    z.object({
      id,
      at: instant,
      by: z.nullable(z.string()),
      action: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  /** The list by which somebody picks it now. */
  pick_list_id: z.nullable(id),
  /** What its goods wait for although they are here: its payment, or the rest of a delivery that comes complete. */
  held_for: z.nullable(z.enum(holds)),
  /** What the customer does not see of its shipments, the first one first. */
  shipments: z.array(
    z.object({
      shipment_id: id,
      made_at: instant,
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
      /** What came back of it, by line. */
      returns: z.array(
        z.object({
          return_id: id,
          returned_at: instant,
          by: z.nullable(z.string()),
          reason: z.enum(returnReasons),
          note: z.nullable(z.string()),
          lines: z.array(z.object({ line: z.int(), quantity: z.int(), restocked: z.int() })),
        }),
      ),
    }),
  ),
  /** What is left of each invoice for credit notes, by line and by VAT rate; net. */
  creditable: z.array(
    z.object({
      invoice_id: id,
      number: z.string(),
      lines: z.array(z.object({ line: z.int(), pieces: z.int(), unit_price: money, amount: money })),
      rates: z.array(z.object({ category: z.enum(vatCategories), rate: z.number(), amount: money })),
    }),
  ),
  /** As the customer sees it. */
  order,
})

export type DeskOrder = z.output<typeof deskOrder>

const params = z.object({ order_id: idParam })

export const getDeskOrder = shapes({ params, answer: deskOrder })

export const changeOrderAddress = shapes({
  params,
  body: z.object({ version, shipping_address_id: id }),
  answer: deskOrder,
})

export const cancelDeskOrder = shapes({
  params,
  body: z.object({ version, lines: cancelledLines, reckoning: z.enum(reckonings) }),
  answer: deskOrder,
})

export const previewDeskCancel = previewCancel

const creditedLine = z.int().check(z.positive())

export const issueOrderCredit = shapes({
  params,
  body: z.object({
    invoice_id: id,
    kind: z.enum(['price', 'goodwill']),
    /** Printed on the credit note. */
    reason: printed(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
    /** Pieces with all that was charged for them, a part of the price of pieces, or net sums by VAT rate. */
    lines: z
      .array(
        z.discriminatedUnion('of', [
          z.object({ of: z.literal('pieces'), line: creditedLine, quantity }),
          z.object({ of: z.literal('price'), line: creditedLine, quantity, unit_price: credited }),
          z.object({
            of: z.literal('sum'),
            category: z.enum(vatCategories),
            rate: z.number().check(z.minimum(0), z.maximum(100)),
            amount: credited,
          }),
        ]),
      )
      .check(z.minLength(1), z.maxLength(2000)),
  }),
  answer: deskOrder,
})

export const setInternalNote = shapes({
  params,
  body: z.object({ version, note: z.nullable(printed(z.string().check(z.maxLength(2000)))) }),
  answer: deskOrder,
})

export const getDeskDeliveryNote = shapes({ params: z.object({ shipment_id: idParam }), answer: z.unknown() })
