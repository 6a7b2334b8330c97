import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { OutletLot } from './shapes.ts'

export const getOutlet = endpoint<typeof shapes.getOutlet>()({
  method: 'GET',
  path: '/api/onlineshop/outlet',
  summary: 'Short-dated goods with their best-before date, pieces left and prices of their own',
  who: 'anyone',
})
