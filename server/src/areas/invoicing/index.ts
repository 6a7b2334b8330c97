import type { Invoice } from './document/invoice.ts'
import type { Ink } from './document/paper.ts'

export { issueInvoice } from './issue-invoice.ts'
export { markPaid } from './mark-paid.ts'
export { invoiceNumbers, invoiceOf } from './queries.ts'
export { unpaidSum } from './unpaid.ts'

/** The invoice on paper. What draws is large and is loaded with the first invoice. */
export async function drawInvoice(invoice: Invoice, ink: Ink): Promise<Buffer> {
  const { invoicePdf } = await import('./document/pdf.ts')
  return invoicePdf(invoice, ink)
}
