import * as z from 'zod/mini'
import { date, id, instant, price } from '../shapes.ts'

/** Pieces of a line by lot; pieces of which nobody knows the lot are not listed. */
const shippedLots = z.array(z.object({ lot: z.nullable(z.string()), best_before: z.nullable(date), quantity: z.int() }))

/** Goods that leave together, with an invoice of their own. */
export const shipment = z.object({
  shipment_id: id,
  /** When the carrier took it; null while it waits for the carrier. */
  shipped_at: z.nullable(instant),
  carrier: z.string(),
  /** The carrier's number of it, and where to follow it. */
  tracking: z.nullable(z.string()),
  tracking_href: z.nullable(z.string()),
  parcels: z.nullable(z.int()),
  invoice_number: z.nullable(z.string()),
  lines: z.array(z.object({ line: z.int(), quantity: z.int(), lots: shippedLots })),
})

/** An invoice or a credit note. */
export const orderDocument = z.object({
  kind: z.enum(['invoice', 'credit note']),
  number: z.string(),
  issued_on: date,
  /** With VAT. */
  amount: price,
  /** What is left to pay of an invoice, or of a credit note for other invoices. */
  open: price,
})

/** What a customer has to transfer for an order by prepayment, until all of it has arrived. */
export const transfer = z.object({
  amount: price,
  /** The last day; then the order is cancelled. */
  by: date,
  account_holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  bank: z.string(),
  /** The payer's text by which we recognise the money. */
  reference: z.string(),
})
