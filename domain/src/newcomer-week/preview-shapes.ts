import * as z from 'zod/mini'
import { instant, shapes, success } from '../shapes.ts'

const preview = z.object({
  /** Null: as it is now. */
  at: z.nullable(instant),
  time_zone: z.string(),
})

export const getWeekPreview = shapes({ answer: preview })

export const startWeekPreview = shapes({ body: z.object({ at: instant }), answer: preview })

export const endWeekPreview = shapes({ answer: success })
