import { endpoint } from '../endpoint.ts'
import type * as shapes from './live-shapes.ts'

export type { LiveCounts } from './live-shapes.ts'

/** Server-sent events: `counts`, and `off` when the organiser switches them off. */
export const watchLive = endpoint<typeof shapes.watchLive>()({
  method: 'GET',
  path: '/api/virtual-trade-show/live',
  summary: 'Buyers in the hall now and orders of the last hour, as server-sent events; 204 when off',
  who: 'user',
  media: 'text/event-stream',
  refusals: ['no_show', 'too_many_streams'],
})

export const switchLiveCounts = endpoint<typeof shapes.switchLiveCounts>()({
  method: 'PATCH',
  path: '/api/admin/editions/:id/live-counts',
  summary: 'Shows or hides the live counts of an edition',
  who: 'operator',
})
