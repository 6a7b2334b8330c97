import * as z from 'zod/mini'
import { id, idParam, instant, shapes } from '../shapes.ts'

const dates = {
  order_start: instant,
  order_end: instant,
  confirmation_start: instant,
  confirmation_end: instant,
  release_end: instant,
}

const edition = z.object({
  id,
  name: z.string(),
  time_zone: z.string(),
  is_current: z.boolean(),
  live_counts: z.boolean(),
  ...dates,
})

export const getEditions = shapes({ answer: z.object({ server_time: instant, editions: z.array(edition) }) })

export const changeEditionDates = shapes({
  params: z.object({ id: idParam }),
  body: z.object(dates),
  answer: edition,
})
