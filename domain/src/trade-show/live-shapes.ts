import * as z from 'zod/mini'
import { idParam, shapes } from '../shapes.ts'

/** What the event `counts` carries. */
const liveCounts = z.object({
  /** Different buyers whose page of the show is open. */
  buyers: z.int(),
  /** Orders to which something was added in the last hour. */
  orders: z.int(),
})

export type LiveCounts = z.output<typeof liveCounts>

export const watchLive = shapes({ answer: z.unknown() })

export const switchLiveCounts = shapes({
  params: z.object({ id: idParam }),
  body: z.object({ live_counts: z.boolean() }),
  answer: z.object({ success: z.literal(true) }),
})
