import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

/** Needed by the browser before anything else: the seller, and the third parties that are set up. */
export const getSettings = endpoint<typeof shapes.getSettings>()({
  method: 'GET',
  path: '/api/settings',
  summary: 'Public settings of this shop: who sells, and the third parties that it is set up with',
  who: 'anyone',
})
