import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

// Every page knows what the desk's pages ask for first; the rest comes with the desk.
export * from './reads-contract.ts'

/** Answers the XLSX. */
export const getDocumentsSheet = endpoint<typeof shapes.getDocumentsFile>()({
  method: 'GET',
  path: '/api/admin/invoices.xlsx',
  summary: 'The same invoices and credit notes as a spreadsheet, all pages of them',
  who: 'operator',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

/** Answers the CSV. */
export const getDocumentsCsv = endpoint<typeof shapes.getDocumentsFile>()({
  method: 'GET',
  path: '/api/admin/invoices.csv',
  summary: 'The same invoices and credit notes as CSV, all pages of them',
  who: 'operator',
  media: 'text/csv',
})

/** Answers the PDF. */
export const getDeskInvoicePdf = endpoint<typeof shapes.getDeskInvoicePdf>()({
  method: 'GET',
  path: '/api/admin/invoices/by-number/:invoice_number',
  summary: 'An invoice of any customer, as PDF/A-3 with Factur-X data',
  who: 'operator',
  media: 'application/pdf',
})
