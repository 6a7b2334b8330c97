import { endpoint } from '../endpoint.ts'
import type * as shapes from './account-shapes.ts'

export const getAccountFigures = endpoint<typeof shapes.getAccountFigures>()({
  method: 'GET',
  path: '/api/account/figures',
  summary: "How much there is behind each way of the customer's account, and what of it is overdue",
  who: 'customer',
})
