import * as z from 'zod/mini'
import { date, id, instant, shapes, success } from '../shapes.ts'

/** A nominee's `id` is its participant id, unique over brands and products. */
const nominee = {
  id,
  name: z.string(),
  image: z.nullable(z.string()),
  /** Badge laid over a winner's image. */
  overlay_image: z.nullable(z.string()),
  user_voted: z.boolean(),
  /** Where it stands at the show; null for a brand without a booth there. */
  booth: z.nullable(z.object({ pano_nr: z.int(), booth_number: z.int() })),
}

const vote = z.object({ category_id: id, participant_id: id })

export const getAwards = shapes({
  answer: z.object({
    name: z.nullable(z.string()),
    awardYearCategories: z.array(
      z.object({
        award_category: z.object({ id, name: z.string() }),
        award_brands: z.array(z.object(nominee)),
        award_products: z.array(z.object({ ...nominee, brand: z.object({ name: z.string() }) })),
        /** Null outside the winners' days. */
        winner_participant_id: z.nullable(id),
      }),
    ),
    voting_active: z.boolean(),
    voting_start: z.nullable(instant),
    voting_end: z.nullable(instant),
    winnerStart: z.nullable(date),
    visibleEnd: z.nullable(date),
    /** The stage of the awards by the server's clock. */
    stage: z.enum(['none', 'before', 'voting', 'counting', 'winners', 'over']),
    time_zone: z.nullable(z.string()),
    /** Empty for a visitor. */
    user_votes: z.array(vote),
  }),
})

export const voteInAwards = shapes({
  body: vote,
  answer: success,
})
