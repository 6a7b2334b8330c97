import { endpoint } from '../endpoint.ts'
import type * as shapes from './import-desk-shapes.ts'

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
