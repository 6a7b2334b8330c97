import * as z from 'zod/mini'
import { date, id, idParam, instant, printed, shapes } from '../shapes.ts'

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

export const copyEdition = shapes({
  body: z.object({
    name: printed(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    /** The edition that it is made after. */
    copy_of: id,
    /** Of ordering, in the time zone of the show. The other dates follow at the same distance. */
    first_day: date,
  }),
  answer: edition,
})

export const makeEditionCurrent = shapes({ params: z.object({ id: idParam }), answer: edition })
