import { refuse } from '@fairfloor/domain/general-refusals'
import { getInvoicePdf, getInvoicePdfByNumber } from '@fairfloor/domain/invoicing/contract'
import * as shapes from '@fairfloor/domain/invoicing/shapes'
import { textOn } from '@fairfloor/domain/seller/colours'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type LiveShop, signalOf } from '../seller/index.ts'
import { invoiceOf } from './queries.ts'

/** Serves the invoices of the customer's own orders. */
export function registerInvoicing(platform: Platform, { shop }: { shop: LiveShop }): void {
  serve(platform, getInvoicePdf, shapes.getInvoicePdf, ({ params, viewer, reply }) =>
    sendInvoice(reply, viewer.customerId, params.order_id),
  )
  serve(platform, getInvoicePdfByNumber, shapes.getInvoicePdfByNumber, ({ params, viewer, reply }) =>
    sendInvoice(reply, viewer.customerId, params.order_id, params.invoice_number),
  )

  async function sendInvoice(
    reply: FastifyReply,
    customerId: number | null,
    orderId: number,
    number?: string,
  ): Promise<undefined> {
    const found = customerId === null ? undefined : await invoiceOf(platform.db, customerId, orderId, number)
    if (!found) throw refuse('not_found')
    const { document, ...invoice } = found
    const signal = signalOf(shop.current())
    // Loaded with the first invoice: the PDF library is large.
    const { invoicePdf } = await import('./document/pdf.ts')
    const pdf = await invoicePdf({ ...document, invoice }, { signal, onSignal: textOn(signal) })
    await reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${invoice.number}.pdf"`)
      .send(pdf)
    return undefined
  }
}
