import { MB } from '../bytes.ts'
import { endpoint } from '../endpoint.ts'
import type * as shapes from './import-desk-shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export * from './import-desk-reads-contract.ts'
export type { FileReport } from './import-desk-shapes.ts'

/** A hundred thousand rows are about half of it; larger files are imported in the terminal. */
const FILE_LIMIT = 32 * MB

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
