import * as z from 'zod/mini'
import { endpoint, idParam } from '../endpoint.ts'

/** What the event `counts` carries. */
export const liveCounts = z.object({
  /** Different buyers whose page of the show is open. */
  buyers: z.int(),
  /** Orders to which something was added in the last hour. */
  orders: z.int(),
})

/** Answers server-sent events: `counts`, and `off` when the organiser switches them off. */
export const watchLive = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/live',
  summary: 'Buyers in the hall now and orders of the last hour, as server-sent events; 204 when off',
  who: 'user',
  answer: z.unknown(),
  media: 'text/event-stream',
  refusals: ['too_many_streams'],
})

export const switchLiveCounts = endpoint({
  method: 'PATCH',
  path: '/api/admin/editions/:id/live-counts',
  summary: 'Shows visitors of an edition the live counts, or does not',
  who: 'operator',
  params: z.object({ id: idParam }),
  body: z.object({ live_counts: z.boolean() }),
  answer: z.object({ success: z.literal(true) }),
})
