import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getOverview = endpoint<typeof shapes.getOverview>()({
  method: 'GET',
  path: '/api/admin/overview',
  summary:
    'What the operator has to do today: orders of the last 30 days, what to ship, what waits for goods, what is unpaid, what runs out',
  who: 'operator',
})
