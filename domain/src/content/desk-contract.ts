import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

/** Fits a page with the most parts, each at its longest, in any script. */
const LONGEST_PAGE = 2 * 1024 * 1024

export const getDeskPages = endpoint<typeof shapes.getDeskPages>()({
  method: 'GET',
  path: '/api/admin/content-pages',
  summary: 'The pages written by the organiser, with their last editors',
  who: 'operator',
})

export const changeContentPage = endpoint<typeof shapes.changeContentPage>()({
  method: 'PUT',
  path: '/api/admin/content-pages/:slug',
  summary: 'Updates a page and its printable version',
  who: 'operator',
  bodyLimit: LONGEST_PAGE,
  refusals: ['unknown_picture'],
})
