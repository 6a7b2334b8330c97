import * as z from 'zod/mini'
import { date, endpoint, id, idParam, instant, success } from '../endpoint.ts'

const dates = {
  voting_start: instant,
  voting_end: instant,
  /** The winners' first and last day, both whole days of the show's time zone. */
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
      /** Whom the operator has chosen; null: the votes decide. */
      chosen_participant_id: z.nullable(id),
      /** Who wins as things stand; null while nobody has a vote. */
      winner_participant_id: z.nullable(id),
    }),
  ),
})

export const getAwardYear = endpoint({
  method: 'GET',
  path: '/api/admin/awards',
  summary: 'The awards of the current edition with their dates, votes and winners as things stand',
  who: 'operator',
  answer: awards,
  refusals: ['no_show'],
})

export const changeAwardDates = endpoint({
  method: 'PATCH',
  path: '/api/admin/awards',
  summary: 'Moves the voting window and the days of the winners',
  who: 'operator',
  body: z.object(dates),
  answer: awards,
  refusals: ['no_show', 'dates_out_of_order'],
})

export const chooseAwardWinner = endpoint({
  method: 'PUT',
  path: '/api/admin/awards/categories/:id/winner',
  summary: 'Lets a nominee win its category whatever the votes say; null leaves it to the votes again',
  who: 'operator',
  params: z.object({ id: idParam }),
  body: z.object({ participant_id: z.nullable(id) }),
  answer: success,
  refusals: ['no_show', 'other_category'],
})
