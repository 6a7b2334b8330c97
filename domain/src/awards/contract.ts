import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

/** The awards of the current edition. All empty where the edition has none. */
export const getAwards = endpoint<typeof shapes.getAwards>()({
  method: 'GET',
  path: '/api/awards',
  summary: 'The awards: categories with their nominees, the winners on their days, and the votes of the user',
  who: 'anyone',
})

export const voteInAwards = endpoint<typeof shapes.voteInAwards>()({
  method: 'POST',
  path: '/api/awards/vote',
  summary: 'Votes for a nominee of a category; replaces an earlier vote in the category',
  who: 'user',
  refusals: [
    'no_show',
    'no_awards',
    'voting_closed',
    'unknown_category',
    'unknown_nominee',
    'other_category',
    'own_brand',
  ],
})
