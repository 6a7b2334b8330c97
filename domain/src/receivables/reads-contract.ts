import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getDocuments = endpoint<typeof shapes.getDocuments>()({
  method: 'GET',
  path: '/api/admin/invoices',
  summary:
    'Invoices and credit notes, the newest first; search looks at number, order and customer; days are those of issue',
  who: 'operator',
})
