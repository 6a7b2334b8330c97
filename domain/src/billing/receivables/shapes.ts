import * as z from 'zod/mini'
import { date, id, idField, instant, listed, money, placeField, shapes } from '../../shapes.ts'
import { documentStates, standings } from './states.ts'

const found = {
  search: z._default(z.string().check(z.maxLength(200)), ''),
  state: z.optional(z.enum(documentStates)),
  customer: z.optional(idField),
  from: z.optional(date),
  until: z.optional(date),
}

const document = z.object({
  kind: z.enum(['invoice', 'credit note']),
  number: z.string(),
  /** Null in a bonus. */
  order_id: z.nullable(id),
  customer: z.object({ id, company: z.string() }),
  issued_on: date,
  /** Null in a credit note. */
  due_on: z.nullable(date),
  paid_at: z.nullable(instant),
  /** With VAT; of a credit note positive. */
  amount: money,
  /** Left to pay of an invoice, or to use of a credit note. */
  open: money,
  standing: z.enum(standings),
  /** The last one that was sent. */
  reminder: z.nullable(z.object({ level: z.int(), sent_at: instant })),
})

export const getDocuments = shapes({
  query: z.object({ place: placeField, ...found }),
  answer: z.object({
    ...listed,
    /** In the shop's time zone. */
    today: date,
    time_zone: z.string(),
    /** The customer that the list is narrowed to. */
    customer: z.nullable(z.object({ id, company: z.string() })),
    /** Of what is searched, in every state: how many, and for `open` and `overdue` what is owed, for `credit` what is left. */
    counts: z.object({
      all: z.int(),
      open: z.object({ documents: z.int(), sum: money }),
      overdue: z.object({ documents: z.int(), sum: money }),
      paid: z.int(),
      credit: z.object({ documents: z.int(), sum: money }),
    }),
    documents: z.array(document),
  }),
})

export const getDeskInvoicePdf = shapes({
  params: z.object({ invoice_number: z.string().check(z.maxLength(64)) }),
  answer: z.unknown(),
})
