import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { RichText, Run } from './text-shapes.ts'

export const getContentPage = endpoint<typeof shapes.getContentPage>()({
  method: 'GET',
  path: '/api/content-pages/:slug',
  summary: 'A page of the house in the reader’s language: about-us, faq, terms, privacy-policy …',
  who: 'anyone',
})

/** The printable terms and conditions; the address stays the same when the file changes. */
export const TERMS_PDF = '/content/terms-and-conditions.pdf'
