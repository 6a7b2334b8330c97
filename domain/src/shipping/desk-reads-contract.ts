import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getShippingDesk = endpoint<typeof shapes.getShippingDesk>()({
  method: 'GET',
  path: '/api/admin/shipping',
  summary: 'Carriers, tariffs of every day, and minimum order values',
  who: 'operator',
})
