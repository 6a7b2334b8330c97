import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

/** Answers the PDF. */
export const getInvoicePdf = endpoint<typeof shapes.getInvoicePdf>()({
  method: 'GET',
  path: '/orders/invoicePdf/:order_id',
  summary: "The newest invoice of one of the customer's orders, as PDF/A-3 with Factur-X data",
  who: 'user',
  needs: 'invoices',
  media: 'application/pdf',
})

/** Answers the PDF. An order shipped in parts has one invoice per shipment. */
export const getInvoicePdfByNumber = endpoint<typeof shapes.getInvoicePdfByNumber>()({
  method: 'GET',
  path: '/orders/invoicePdf/:order_id/:invoice_number',
  summary: "An invoice of one of the customer's orders by its number, as PDF/A-3 with Factur-X data",
  who: 'user',
  needs: 'invoices',
  media: 'application/pdf',
})

/** Answers the PDF. */
export const getCreditNotePdf = endpoint<typeof shapes.getCreditNotePdf>()({
  method: 'GET',
  path: '/orders/creditNotePdf/:credit_note_number',
  summary: "One of the customer's credit notes by its number, as PDF/A-3 with Factur-X data",
  who: 'user',
  needs: 'invoices',
  media: 'application/pdf',
})

export const listUnpaidInvoices = endpoint<typeof shapes.listUnpaidInvoices>()({
  method: 'GET',
  path: '/api/onlineshop/unpaid-invoices',
  summary: "The customer's unpaid invoices, the one due first before the others, and what they come to",
  who: 'user',
  needs: 'invoices',
})
