import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

/** What the browser must know before anything else: whose shop this is, and which third parties it is set up with. */
export const getSettings = endpoint<typeof shapes.getSettings>()({
  method: 'GET',
  path: '/api/settings',
  summary: 'Public settings of this shop: who sells, and the third parties that it is set up with',
  who: 'anyone',
})
