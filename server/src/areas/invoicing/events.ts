/** Topic of the event for an invoice of which nothing is left to pay. */
export const INVOICE_PAID = 'invoicing.paid'

export type InvoicePaid = { readonly orderId: number; readonly invoiceId: number }

/** Topic of the event for a paid invoice of which something is to be paid again. */
export const INVOICE_REOPENED = 'invoicing.reopened'

export type InvoiceReopened = InvoicePaid
