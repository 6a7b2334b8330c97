import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const getUserRewards = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/user-rewards',
  summary: 'The points of the user at the current edition, by activity; the last row is the total',
  who: 'user',
  answer: z.array(
    z.object({
      description: z.string(),
      /** Points for each time; null in the total. */
      points: z.nullable(z.int()),
      /** Times that count, at most the cap; null in the total. */
      count: z.nullable(z.int()),
      user_points: z.int(),
    }),
  ),
})
