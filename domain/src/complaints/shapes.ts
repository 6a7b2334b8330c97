import * as z from 'zod/mini'
import { date, file, id, idParam, instant, listed, money, placeField, quantity, shapes } from '../shapes.ts'
import { complaintReasons, LONGEST_TEXT, MOST_PHOTOS, photoSizes, settlements } from './complaint.ts'
import { complaintStates } from './states.ts'

const text = z.string().check(z.maxLength(LONGEST_TEXT))

/** The goods of an order's line, by their names at that time. */
const goods = {
  brand_name: z.string(),
  product_name: z.string(),
  product_size_name: z.string(),
  product_attribute_name: z.string(),
}

const message = z.object({
  id,
  /** From us; else from the customer. */
  from_desk: z.boolean(),
  /** Who wrote it: of us nobody by name. */
  name: z.nullable(z.string()),
  text: z.string(),
  written_at: instant,
})

export const complaintHead = z.object({
  id,
  order_id: id,
  ...goods,
  quantity: z.int(),
  reason: z.enum(complaintReasons),
  state: z.enum(complaintStates),
  made_at: instant,
  /** When the last of it happened. */
  changed_at: instant,
  /** What we wrote last. */
  last_reply: z.nullable(z.string()),
})

/** What a complaint ended in. */
const outcome = z.object({
  settlement: z.enum(settlements),
  quantity: z.int(),
  /** Null for those who may not see invoices. */
  credit_note: z.nullable(z.string()),
  /** What the credit note gives back, with VAT; null where it is not named. */
  credited: z.nullable(money),
})

const photo = z.object({ id, width: z.int(), height: z.int() })

/** A complaint as its customer sees it. */
export const complaint = z.object({
  ...complaintHead.shape,
  shipment_id: id,
  line: z.int(),
  text: z.string(),
  made_by: z.string(),
  /** Name of the shop's agent who complained as that user. */
  agent: z.nullable(z.string()),
  shipped_at: instant,
  photos: z.array(photo),
  messages: z.array(message),
  taken_on_at: z.nullable(instant),
  decided_at: z.nullable(instant),
  closed_at: z.nullable(instant),
  outcome: z.nullable(outcome),
})

export const listQuery = z.object({
  place: placeField,
  search: z._default(z.string().check(z.maxLength(200)), ''),
  state: z.optional(z.enum(complaintStates)),
})

export const getComplaints = shapes({
  query: listQuery,
  answer: z.object({
    ...listed,
    complaints: z.array(
      z.object({
        ...complaintHead.shape,
        /** We wrote last, and nobody has decided yet. */
        waits_for_you: z.boolean(),
      }),
    ),
  }),
})

export const getComplaint = shapes({ params: z.object({ id: idParam }), answer: complaint })

export const getComplainableOrders = shapes({
  answer: z.array(
    z.object({
      order_id: id,
      external_reference: z.nullable(z.string()),
      /** When the last of it left. */
      shipped_at: instant,
      lines: z.int(),
    }),
  ),
})

export const getComplainableLines = shapes({
  params: z.object({ order_id: idParam }),
  answer: z.array(
    z.object({
      shipment_id: id,
      line: z.int(),
      ...goods,
      shipped_at: instant,
      complain_until: date,
      shipped: z.int(),
      /** Pieces of which nobody has complained yet. */
      left: z.int(),
    }),
  ),
})

export const uploadPhoto = shapes({ body: z.object({ photo: file }), answer: photo })

export const getPhoto = shapes({
  params: z.object({ id: idParam, size: z.enum(photoSizes) }),
  answer: z.unknown(),
})

export const complain = shapes({
  body: z.object({
    order_id: id,
    shipment_id: id,
    line: id,
    quantity,
    reason: z.enum(complaintReasons),
    text,
    photos: z.array(id).check(z.maxLength(MOST_PHOTOS)),
  }),
  answer: complaint,
})

export const writeMessage = shapes({
  params: z.object({ id: idParam }),
  body: z.object({ text }),
  answer: complaint,
})

export const withdrawComplaint = shapes({ params: z.object({ id: idParam }), answer: complaint })
