import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

/** Needed by the browser before anything else: the seller, and the third parties that are set up. */
export const getSettings = endpoint<typeof shapes.getSettings>()({
  method: 'GET',
  path: '/api/settings',
  summary: 'Public settings of this shop: the seller, and the third parties that are set up',
  who: 'anyone',
})
