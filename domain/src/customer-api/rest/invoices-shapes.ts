import * as z from 'zod/mini'
import { date, id, price, shapes } from '../../shapes.ts'
import { changesQuery, described, pageOf } from './changes-shapes.ts'

const invoice = z.object({
  kind: z.enum(['invoice', 'credit note']),
  number: z.string(),
  order_id: described(z.nullable(id), 'Null: a credit note for a bonus.'),
  external_reference: described(z.nullable(z.string()), 'Your own number of the order.'),
  issued_on: date,
  due_on: described(z.nullable(date), 'Null in a credit note.'),
  corrects: described(z.nullable(z.string()), 'The number of the invoice that a credit note is for.'),
  net: price,
  vat: price,
  gross: price,
  open: price,
  is_paid: described(z.nullable(z.boolean()), 'Null in a credit note.'),
})

export const listApiInvoices = shapes({ query: changesQuery, answer: pageOf(invoice) })

export const getApiInvoicePdf = shapes({
  params: z.object({ number: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: z.unknown(),
})
