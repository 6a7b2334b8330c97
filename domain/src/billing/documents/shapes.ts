import * as z from 'zod/mini'
import { date, id, listed, placeField, price, shapes } from '../../shapes.ts'
import { documentStates, standings } from '../receivables/states.ts'

const found = {
  /** Number, order, or the customer's own number of the order. */
  search: z._default(z.string().check(z.maxLength(200)), ''),
  state: z.optional(z.enum(documentStates)),
  from: z.optional(date),
  until: z.optional(date),
}

const document = z.object({
  kind: z.enum(['invoice', 'credit note']),
  number: z.string(),
  /** Null in a bonus. */
  order_id: z.nullable(id),
  /** The customer's own number of the order. */
  external_reference: z.nullable(z.string()),
  issued_on: date,
  /** Null in a credit note. */
  due_on: z.nullable(date),
  paid_on: z.nullable(date),
  /** With VAT; of a credit note positive. */
  amount: price,
  /** Left to pay of an invoice, or to use of a credit note. */
  open: price,
  standing: z.enum(standings),
})

export const getOwnDocuments = shapes({
  query: z.object({ place: placeField, ...found }),
  answer: z.object({
    ...listed,
    /** In the shop's time zone. */
    today: date,
    /** Of all invoices, less what the customer has with us, which pays what is due first. */
    sums: z.object({
      open: price,
      overdue: price,
      /** Not overdue, and due until the day. */
      due_soon: price,
      due_soon_until: date,
      /** What the customer has with us. */
      credit: price,
      /** What can still be ordered on account; null without a limit. */
      limit_left: price,
    }),
    /** How many of what is searched there are in each state. */
    counts: z.object({ all: z.int(), open: z.int(), overdue: z.int(), paid: z.int(), credit: z.int() }),
    /** What is open first, by the day on which it is due; the rest from the newest on. */
    documents: z.array(document),
  }),
})

/** Documents by their numbers, separated by commas; without numbers all that are searched. */
const chosen = { ...found, numbers: z.optional(z.string().check(z.minLength(1), z.maxLength(12_000))) }

export const getDocumentsZip = shapes({ query: z.object(chosen), answer: z.unknown() })

export const mailDocumentsZip = shapes({ body: z.object(chosen), answer: z.object({ documents: z.int() }) })

export const getMailedZip = shapes({
  params: z.object({ name: z.string().check(z.maxLength(64)) }),
  answer: z.unknown(),
})
