import * as z from 'zod/mini'
import { shapes } from '../shapes.ts'

export const getUserRewards = shapes({
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
