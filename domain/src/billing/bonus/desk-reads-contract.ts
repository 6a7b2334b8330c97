import { endpoint } from '../../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getBonusYear = endpoint<typeof shapes.getBonusYear>()({
  method: 'GET',
  path: '/api/admin/bonus',
  summary: 'A year of the bonus: its tiers, the customers with an agreement and where they stand, and what was paid',
  who: 'operator',
})
