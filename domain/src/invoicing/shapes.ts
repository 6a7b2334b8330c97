import * as z from 'zod/mini'
import { idParam, shapes } from '../shapes.ts'

export const getInvoicePdf = shapes({
  params: z.object({ order_id: idParam }),
  answer: z.unknown(),
})

export const getInvoicePdfByNumber = shapes({
  params: z.object({ order_id: idParam, invoice_number: z.string().check(z.maxLength(64)) }),
  answer: z.unknown(),
})
