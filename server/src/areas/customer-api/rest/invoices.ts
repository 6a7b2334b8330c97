import * as contract from '@fairfloor/domain/customer-api/rest/invoices-contract'
import * as shapes from '@fairfloor/domain/customer-api/rest/invoices-shapes'
import { refuse } from '@fairfloor/domain/general-refusals'
import { cents, euros } from '@fairfloor/domain/money'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { changedDocuments, ownFile, sendFile } from '../../billing/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import type { Examples } from './own-examples.ts'
import { sinceOf } from './since.ts'

/** A customer's invoices and credit notes, with a key. @returns a row of the list, for readers of the API's page */
export function serveApiInvoices(platform: Platform, { shop }: { readonly shop: LiveShop }): Examples {
  const { db } = platform

  async function documentsOf({ customerId }: CustomerViewer, since: number, limit: number) {
    const { documents, next } = await changedDocuments(db, customerId, since, limit)
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
      has_more: documents.length === limit,
    }
  }

  serve(platform, contract.listApiInvoices, shapes.listApiInvoices, async ({ viewer, query }) =>
    documentsOf(viewer, await sinceOf(db, query), query.limit),
  )

  serve(platform, contract.getApiInvoicePdf, shapes.getApiInvoicePdf, async ({ viewer, params, reply }) => {
    const file = await ownFile(db, viewer.customerId, params.number, shop)
    if (!file) throw refuse('not_found')
    return sendFile(reply, file)
  })

  return {
    [contract.listApiInvoices.path]: viewer => (hasRight(viewer, 'invoices') ? documentsOf(viewer, 0, 1) : undefined),
  }
}
