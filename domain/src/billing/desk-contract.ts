import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

/** Answers the PDF. */
export const getDeskCreditNotePdf = endpoint<typeof shapes.getDeskCreditNotePdf>()({
  method: 'GET',
  path: '/api/admin/credit-notes/by-number/:credit_note_number',
  summary: 'A credit note of any customer, as PDF/A-3 with Factur-X data',
  who: 'operator',
  media: 'application/pdf',
})
