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

export const listUnpaidInvoices = shapes({
  answer: z.object({
    /** As `erp_unpaid_sums` of the user. */
    total: price,
    /** What of it should have been paid before today. */
    overdue: price,
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
      }),
    ),
  }),
})
