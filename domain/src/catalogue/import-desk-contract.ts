import { endpoint } from '../endpoint.ts'
import type * as shapes from './import-desk-shapes.ts'

export type { FileReport } from './import-desk-shapes.ts'

/** A hundred thousand rows are about half of it; larger files are imported in the terminal. */
const FILE_LIMIT = 32 * 1024 * 1024

export const getImports = endpoint<typeof shapes.getImports>()({
  method: 'GET',
  path: '/api/admin/imports',
  summary: 'Files uploaded for import, the last one first; search looks at their names',
  who: 'operator',
})

export const getImport = endpoint<typeof shapes.getImport>()({
  method: 'GET',
  path: '/api/admin/imports/:id',
  summary: 'A file with its progress and its last report',
  who: 'operator',
})

export const uploadImport = endpoint<typeof shapes.uploadImport>()({
  method: 'POST',
  path: '/api/admin/imports',
  summary:
    'Uploads a price list or a feed, with a mapping if its columns need one; nothing is compared or imported yet',
  who: 'operator',
  sends: 'files',
  bodyLimit: FILE_LIMIT,
  refusals: ['wrong_file'],
})

export const compareImport = endpoint<typeof shapes.compareImport>()({
  method: 'POST',
  path: '/api/admin/imports/:id/compare',
  summary: 'Begins the dry run of an uploaded file: what would be new, changed, unchanged, refused',
  who: 'operator',
  refusals: ['import_running'],
})

export const startImport = endpoint<typeof shapes.startImport>()({
  method: 'POST',
  path: '/api/admin/imports/:id/start',
  summary: 'Begins to import an uploaded file; one at a time',
  who: 'operator',
  refusals: ['import_running'],
})
