import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getOwnDocuments = endpoint<typeof shapes.getOwnDocuments>()({
  method: 'GET',
  path: '/api/onlineshop/invoices',
  summary:
    "A page of the customer's invoices and credit notes, the open ones first, by state, text and day of issue, and what they come to",
  who: 'customer',
  needs: 'invoices',
})

/** Answers the ZIP. */
export const getDocumentsZip = endpoint<typeof shapes.getDocumentsZip>()({
  method: 'GET',
  path: '/orders/documents.zip',
  summary: 'The PDFs of up to 200 of the same invoices and credit notes as a ZIP: those with the numbers, or all',
  who: 'customer',
  needs: 'invoices',
  media: 'application/zip',
  refusals: ['too_many_documents'],
})

export const mailDocumentsZip = endpoint<typeof shapes.mailDocumentsZip>()({
  method: 'POST',
  path: '/api/onlineshop/invoices/zip',
  summary: 'Has the same ZIP made, of up to 2,000 files; a mail with a link follows',
  who: 'customer',
  needs: 'invoices',
  refusals: ['too_many_documents'],
})

/** Answers the ZIP. */
export const getMailedZip = endpoint<typeof shapes.getMailedZip>()({
  method: 'GET',
  path: '/orders/documents/:name',
  summary: 'A ZIP that a mail has told of, for seven days',
  who: 'customer',
  needs: 'invoices',
  media: 'application/zip',
})
