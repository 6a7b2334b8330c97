export { creditSum, unpaidInvoices, unpaidOfAll, unpaidSum } from './account.ts'
export { changedDocuments } from './changed-documents.ts'
export { chargesOf } from './document/invoice.ts'
export type { OrderDocument } from './document/order-pdf.ts'
export { paymentName } from './document/payment.ts'
export { wordsIn as documentWords } from './document/texts.ts'
export { type Creditable, creditableOf, documentsOf, type OrderPaper } from './documents-of.ts'
export {
  CREDIT_NOTE_ISSUED,
  type CreditNoteIssued,
  INVOICE_PAID,
  INVOICE_REOPENED,
  type InvoicePaid,
  type InvoiceReopened,
  PAYMENT_RECEIVED,
  PAYMENT_REVERSED,
  type PaymentBooked,
} from './events.ts'
export { INVOICE_FILE, sendFile } from './files.ts'
export { invoiceFile } from './invoice-file.ts'
export { issueCreditNote } from './issue-credit-note.ts'
export { issueInvoice } from './issue-invoice.ts'
export { freeOfCredit, leftOfCreditNote, leftOfPayment } from './left-money.ts'
export { addMandate, endMandate, type Mandate, mandatesOf } from './mandates.ts'
export { markPaid } from './mark-paid.ts'
export { creditOf, owedInvoices } from './owed.ts'
export { ownFile } from './own-file.ts'
export { paidByAllMeans, paidOfOrder, paidOfOrders } from './paid-of-orders.ts'
export { invoicingPersonal } from './personal.ts'
export { invoiceByNumber, invoiceNumbers, invoiceOf, invoiceOfShipment, numbersByShipment } from './queries.ts'
export { type Received, receivePayment } from './receive-payment.ts'
export { reversePayment } from './reverse-payment.ts'
export { registerInvoicing } from './routes.ts'
export { lockInvoices, lockOrders } from './settle.ts'
export { settleLeft } from './settle-left.ts'
export { customersOfDocument, turnoverOfYear } from './turnover.ts'
export { restOfInvoice } from './unpaid.ts'

/** The order as PDF; the library is loaded with the first one, as it is large. */
export const orderPdf: typeof import('./document/order-pdf.ts').orderPdf = async (...given) =>
  (await import('./document/order-pdf.ts')).orderPdf(...given)
