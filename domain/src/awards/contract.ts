import * as z from 'zod/mini'
import { date, endpoint, id, instant, success } from '../endpoint.ts'

/** A nominee's `id` is its participant id, unique over brands and products. */
const nominee = {
  id,
  name: z.string(),
  image: z.nullable(z.string()),
  /** Lies over the image of a winner. */
  overlay_image: z.nullable(z.string()),
  user_voted: z.boolean(),
}

const vote = z.object({ category_id: id, participant_id: id })

/** The awards of the current edition (specification §3, Awards). Without awards everything is empty. */
export const getAwards = endpoint({
  method: 'GET',
  path: '/api/awards',
  summary: 'The awards: categories with their nominees, the winners on their days, and the votes of the user',
  who: 'anyone',
  answer: z.object({
    name: z.nullable(z.string()),
    awardYearCategories: z.array(
      z.object({
        award_category: z.object({ id, name: z.string() }),
        award_brands: z.array(z.object(nominee)),
        award_products: z.array(z.object({ ...nominee, brand: z.object({ name: z.string() }) })),
        /** Null outside the days of the winners. */
        winner_participant_id: z.nullable(id),
      }),
    ),
    voting_active: z.boolean(),
    voting_start: z.nullable(instant),
    voting_end: z.nullable(instant),
    winnerStart: z.nullable(date),
    visibleEnd: z.nullable(date),
    /** Where the awards stand by the server's clock. */
    stage: z.enum(['none', 'before', 'voting', 'counting', 'winners', 'over']),
    time_zone: z.nullable(z.string()),
    /** Empty for a visitor. */
    user_votes: z.array(vote),
  }),
})

export const voteInAwards = endpoint({
  method: 'POST',
  path: '/api/awards/vote',
  summary: 'Votes for a nominee of a category; a second vote in the category takes the place of the first',
  who: 'user',
  body: vote,
  answer: success,
  refusals: ['no_awards', 'voting_closed', 'unknown_category', 'unknown_nominee', 'other_category', 'own_brand'],
})
