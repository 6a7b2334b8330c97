import * as z from 'zod/mini'
import { idParam, shapes } from '../shapes.ts'

/** Payload of the event `counts`. */
const liveCounts = z.object({
  /** Distinct buyers with an open page of the show. */
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
