import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getBonus = endpoint<typeof shapes.getBonus>()({
  method: 'GET',
  path: '/api/onlineshop/bonus',
  summary: "The customer's turnover of the year, the tier it has reached, and the bonus of the years before",
  who: 'user',
  needs: 'invoices',
})
