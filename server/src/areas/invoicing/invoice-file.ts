import { textOn } from '@fairfloor/domain/seller/colours'
import { type LiveShop, signalOf } from '../seller/index.ts'
import type { InvoiceRow } from './queries.ts'

/** The PDF of an invoice, in the shop's colours; the library is loaded with the first one, as it is large. */
export async function invoiceFile({ document, ...invoice }: InvoiceRow, shop: LiveShop): Promise<Buffer> {
  const { invoicePdf } = await import('./document/pdf.ts')
  const signal = signalOf(shop.current())
  return invoicePdf({ ...document, invoice }, { signal, onSignal: textOn(signal) })
}
