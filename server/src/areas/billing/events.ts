/** Topic of the event for a new invoice. */
export const INVOICE_ISSUED = 'invoicing.issued'

export type InvoiceIssued = { readonly invoiceId: number }

/** Topic of the event for an invoice of which nothing is left to pay. */
export const INVOICE_PAID = 'invoicing.paid'

export type InvoicePaid = { readonly orderId: number; readonly invoiceId: number }

/** Topic of the event for a paid invoice of which something is to be paid again. */
export const INVOICE_REOPENED = 'invoicing.reopened'

export type InvoiceReopened = InvoicePaid

/** Topic of the event for money that was booked. */
export const PAYMENT_RECEIVED = 'invoicing.received'

/** Topic of the event for a payment that was taken back. */
export const PAYMENT_REVERSED = 'invoicing.reversed'

/** The order that the money is of, where it is of one. */
export type PaymentBooked = { readonly paymentId: number; readonly orderId: number | null }

/** Topic of the event for a new credit note. */
export const CREDIT_NOTE_ISSUED = 'invoicing.credit-note-issued'

/** A bonus is of no order. */
export type CreditNoteIssued = { readonly creditNoteId: number; readonly orderId: number | null }
