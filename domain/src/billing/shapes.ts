import * as z from 'zod/mini'
import { date, id, idParam, price, shapes } from '../shapes.ts'

export const getInvoicePdf = shapes({
  params: z.object({ order_id: idParam }),
  answer: z.unknown(),
})

export const getInvoicePdfByNumber = shapes({
  params: z.object({ order_id: idParam, invoice_number: z.string().check(z.maxLength(64)) }),
  answer: z.unknown(),
})

export const getCreditNotePdf = shapes({
  params: z.object({ credit_note_number: z.string().check(z.maxLength(64)) }),
  answer: z.unknown(),
})

export const getDeskCreditNotePdf = shapes({
  params: z.object({ credit_note_number: z.string().check(z.maxLength(64)) }),
  answer: z.unknown(),
})

export const listUnpaidInvoices = shapes({
  answer: z.object({
    /** As `erp_unpaid_sums` of the user: what is open, less the credit. */
    total: price,
    /** What of it should have been paid before today; the credit pays what is due first. */
    overdue: price,
    /** What the customer has with us: left of credit notes, and of payments that no order needs. */
    credit: price,
    /** The seller's account. */
    pay_to: z.object({ holder: z.string(), bank: z.string(), iban: z.string(), bic: z.string() }),
    invoices: z.array(
      z.object({
        order_id: id,
        invoice_number: z.string(),
        issued_on: date,
        due_on: date,
        is_overdue: z.boolean(),
        /** With VAT. */
        amount: price,
        /** What is left to pay of it. */
        open: price,
        /** What is collected needs no transfer. */
        payment_method: z.string(),
      }),
    ),
  }),
})
