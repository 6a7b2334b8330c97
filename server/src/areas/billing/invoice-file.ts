import { textOn } from '@fairfloor/domain/seller/colours'
import { type LiveShop, signalOf } from '../seller/index.ts'
import type { CreditNoteRow, InvoiceRow } from './queries.ts'

const inkOf = (shop: LiveShop) => {
  const signal = signalOf(shop.current())
  return { signal, onSignal: textOn(signal) }
}

/** The PDF of an invoice, in the shop's colours; the library is loaded with the first one, as it is large. */
export async function invoiceFile({ document, ...invoice }: InvoiceRow, shop: LiveShop): Promise<Buffer> {
  const { invoicePdf } = await import('./document/pdf.ts')
  return invoicePdf({ ...document, invoice }, inkOf(shop))
}

/** The PDF of a credit note, as that of an invoice. */
export async function creditNoteFile({ document, ...credit }: CreditNoteRow, shop: LiveShop): Promise<Buffer> {
  const { creditPdf } = await import('./document/credit-pdf.ts')
  return creditPdf({ ...document, credit }, inkOf(shop))
}
