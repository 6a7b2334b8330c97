import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getDeskComplaints = endpoint<typeof shapes.getDeskComplaints>()({
  method: 'GET',
  path: '/api/admin/complaints',
  summary: 'What customers, or one of them, complain of, newest first; search looks at number, order, company and text',
  who: 'operator',
})

export const getDeskComplaint = endpoint<typeof shapes.getDeskComplaint>()({
  method: 'GET',
  path: '/api/admin/complaints/:id',
  summary: 'A complaint with its photos and messages, what is left to credit, and what is in stock',
  who: 'operator',
})
