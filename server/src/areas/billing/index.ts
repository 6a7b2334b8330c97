import type { Platform } from '../../platform/platform.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { registerBonus } from './bonus/register.ts'
import { serveOwnDocuments } from './documents/serve.ts'
import type { OpenOf } from './receivables/account.ts'
import { registerReceivables } from './receivables/register.ts'
import { registerInvoices } from './routes.ts'

export { countDocuments, creditSum, unpaidInvoices, unpaidOfAll, unpaidSum } from './account.ts'
export { bonusFigures } from './bonus/register.ts'
export { readTiers, saveTiers } from './bonus/save-tiers.ts'
export { changedDocuments } from './changed-documents.ts'
export { chargesOf } from './document/invoice.ts'
export type { OrderDocument } from './document/order-pdf.ts'
export { paymentName } from './document/payment.ts'
export { documentWords } from './document/texts.ts'
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
export { sendFile } from './files.ts'
export { issueCreditNote } from './issue-credit-note.ts'
export { issueInvoice } from './issue-invoice.ts'
export { leftOfCreditNote, leftOfPayment } from './left-money.ts'
export { markPaid } from './mark-paid.ts'
export { creditOf, owedInvoices } from './owed.ts'
export { ownFile } from './own-file.ts'
export { paidByAllMeans, paidOfOrder, paidOfOrders } from './paid-of-orders.ts'
export { billingPersonal } from './personal.ts'
export { invoiceNumbers, invoiceOf, invoiceOfShipment, numbersByShipment } from './queries.ts'
export { type Received, receivePayment } from './receive-payment.ts'
export { reversePayment } from './reverse-payment.ts'
export { lockOrders } from './settle.ts'
export { settleLeft } from './settle-left.ts'
export { customersOfDocument, turnoverOfYear } from './turnover.ts'
export { restOfInvoice } from './unpaid.ts'

/** The order as PDF; the library is loaded with the first one, as it is large. */
export const orderPdf: typeof import('./document/order-pdf.ts').orderPdf = async (...given) =>
  (await import('./document/order-pdf.ts')).orderPdf(...given)

type Deps = { readonly shop: LiveShop; readonly letters: Letters; readonly openOf: OpenOf }

/** Invoices and credit notes, what customers owe and how they are reminded, and the bonus that they are paid. */
export function registerBilling(platform: Platform, deps: Deps): void {
  registerInvoices(platform, deps)
  registerBonus(platform, deps)
  registerReceivables(platform, deps)
  serveOwnDocuments(platform, deps)
}
