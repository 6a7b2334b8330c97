import * as z from 'zod/mini'
import { date, id, idParam, instant, shapes, success } from '../shapes.ts'

const dates = {
  voting_start: instant,
  voting_end: instant,
  /** First and last day of the winners, both whole days in the show's time zone. */
  winner_start: date,
  visible_end: date,
}

const awards = z.object({
  name: z.string(),
  time_zone: z.string(),
  ...dates,
  categories: z.array(
    z.object({
      id,
      name: z.string(),
      nominees: z.array(z.object({ id, name: z.string(), brand_name: z.nullable(z.string()), votes: z.int() })),
      /** The winner that the operator chose; null: the votes decide. */
      chosen_participant_id: z.nullable(id),
      /** The winner as of now; null while there are no votes. */
      winner_participant_id: z.nullable(id),
    }),
  ),
})

export const getAwardYear = shapes({ answer: awards })

export const changeAwardDates = shapes({
  body: z.object(dates),
  answer: awards,
})

export const chooseAwardWinner = shapes({
  params: z.object({ id: idParam }),
  body: z.object({ participant_id: z.nullable(id) }),
  answer: success,
})
