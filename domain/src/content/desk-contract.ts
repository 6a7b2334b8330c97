import { MB } from '../bytes.ts'
import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

/** Fits a page with the most parts, each at its longest, in any script. */
const LONGEST_PAGE = 2 * MB
const PICTURE_LIMIT = 10 * MB

export const getDeskPages = endpoint<typeof shapes.getDeskPages>()({
  method: 'GET',
  path: '/api/admin/content-pages',
  summary: 'The pages written by the organiser, and what is shown of them in each language',
  who: 'operator',
})

export const getDeskPage = endpoint<typeof shapes.getDeskPage>()({
  method: 'GET',
  path: '/api/admin/content-pages/:slug',
  summary: 'A page in one language with its newest text and its versions',
  who: 'operator',
})

export const saveContentVersion = endpoint<typeof shapes.saveContentVersion>()({
  method: 'POST',
  path: '/api/admin/content-pages/:slug',
  summary:
    'Saves a version of a page: a draft, or shown at once or from a moment on; prints it where the page is printed',
  who: 'operator',
  bodyLimit: LONGEST_PAGE,
  idempotent: true,
  refusals: [
    'changed_meanwhile',
    'moment_passed',
    'unknown_picture',
    'foreign_picture',
    'wrong_link',
    'text_too_intricate',
  ],
})

export const getContentVersion = endpoint<typeof shapes.getContentVersion>()({
  method: 'GET',
  path: '/api/admin/content-versions/:id',
  summary: 'A version of a page as readers would see it',
  who: 'operator',
})

export const takeBackVersion = endpoint<typeof shapes.takeBackVersion>()({
  method: 'POST',
  path: '/api/admin/content-versions/:id/take-back',
  summary: 'Makes a version that is to be shown later a draft again',
  who: 'operator',
  refusals: ['version_shown'],
})

export const addContentPicture = endpoint<typeof shapes.addContentPicture>()({
  method: 'POST',
  path: '/api/admin/content-pictures',
  summary: 'Stores a picture that texts of the house may show',
  who: 'operator',
  sends: 'files',
  bodyLimit: PICTURE_LIMIT,
  refusals: ['not_a_page_picture'],
})
