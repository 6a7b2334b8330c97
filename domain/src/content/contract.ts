import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getContentPage = endpoint<typeof shapes.getContentPage>()({
  method: 'GET',
  path: '/api/content-pages/:slug',
  summary: 'A page written by the organiser: terms, privacy-policy, terms-and-conditions, vts',
  who: 'anyone',
})

/** The printable terms and conditions; the address stays the same when the file changes. */
export const TERMS_PDF = '/content/terms-and-conditions.pdf'
