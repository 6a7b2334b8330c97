import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getDeliveries = endpoint<typeof shapes.getDeliveries>()({
  method: 'GET',
  path: '/api/admin/deliveries',
  summary: 'Expected deliveries by day, or those that are over, the last first; search looks at supplier and number',
  who: 'operator',
})

export const getDelivery = endpoint<typeof shapes.getDelivery>()({
  method: 'GET',
  path: '/api/admin/deliveries/:delivery_id',
  summary: 'A delivery with its lines, what has arrived, and who waits for it',
  who: 'operator',
})
