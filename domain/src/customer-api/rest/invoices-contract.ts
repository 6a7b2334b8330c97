import { endpoint } from '../../endpoint.ts'
import type * as shapes from './invoices-shapes.ts'

export const listApiInvoices = endpoint<typeof shapes.listApiInvoices>()({
  method: 'GET',
  path: '/api/v1/invoices',
  summary: 'Your company’s invoices and credit notes, those that changed first in front',
  description:
    'An invoice comes again when a payment or a credit note has changed what is open of it. `open` is what is left to pay; in a credit note it is null, as what is left of it pays your next invoices. Read the PDF by the number.',
  who: 'client',
  needs: 'invoices',
})

export const getApiInvoicePdf = endpoint<typeof shapes.getApiInvoicePdf>()({
  method: 'GET',
  path: '/api/v1/invoices/:number/pdf',
  summary: 'An invoice or credit note as PDF, with its data as Factur-X (EN 16931) attached',
  who: 'client',
  needs: 'invoices',
  media: 'application/pdf',
})
