import { refuse } from '@fairfloor/domain/general-refusals'
import { cents, euros } from '@fairfloor/domain/money'
import * as contract from '@fairfloor/domain/rest-api/invoices-contract'
import * as shapes from '@fairfloor/domain/rest-api/invoices-shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { changedDocuments, ownFile, sendFile } from '../invoicing/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { sinceOf } from './since.ts'

/** A customer's invoices and credit notes, with a key. */
export function serveApiInvoices(platform: Platform, { shop }: { readonly shop: LiveShop }): void {
  const { db } = platform

  serve(platform, contract.listApiInvoices, shapes.listApiInvoices, async ({ viewer, query }) => {
    const since = await sinceOf(db, query)
    const { documents, next } = await changedDocuments(db, viewer.customerId, since, query.limit)
    return {
      data: documents.map(one => ({
        kind: one.kind,
        number: one.number,
        order_id: one.orderId,
        external_reference: one.externalReference,
        issued_on: one.issuedOn,
        due_on: one.dueOn,
        corrects: one.corrects,
        net: euros(one.net),
        vat: euros(cents(one.gross - one.net)),
        gross: euros(one.gross),
        open: one.open === null ? null : euros(one.open),
        is_paid: one.open === null ? null : one.open === 0,
      })),
      next_cursor: String(next),
      has_more: documents.length === query.limit,
    }
  })

  serve(platform, contract.getApiInvoicePdf, shapes.getApiInvoicePdf, async ({ viewer, params, reply }) => {
    const file = await ownFile(db, viewer.customerId, params.number, shop)
    if (!file) throw refuse('not_found')
    return sendFile(reply, file)
  })
}
