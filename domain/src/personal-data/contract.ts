import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getExports = endpoint<typeof shapes.getExports>()({
  method: 'GET',
  path: '/api/account/exports',
  summary: 'The files with the own data that were asked for and can still be downloaded',
  who: 'user',
})

export const askForExport = endpoint<typeof shapes.askForExport>()({
  method: 'POST',
  path: '/api/account/exports',
  summary:
    'Asks for a file with all that is kept about the user, and of the company for who manages it; a mail follows',
  who: 'user',
  idempotent: true,
  refusals: ['export_under_way', 'too_many_exports'],
})

export const downloadExport = endpoint<typeof shapes.downloadExport>()({
  method: 'GET',
  path: '/api/account/exports/:id/file',
  summary: 'A file with the own data: a ZIP of JSON and CSV files',
  who: 'user',
  media: 'application/zip',
})
