import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getContentPage = endpoint<typeof shapes.getContentPage>()({
  method: 'GET',
  path: '/api/content-pages/:slug',
  summary: 'A page that the house writes itself: terms, privacy-policy, terms-and-conditions, vts',
  who: 'anyone',
})

/** The terms and conditions as the house has them in print; its address stays when the file changes. */
export const TERMS_PDF = '/content/terms-and-conditions.pdf'
