import * as z from 'zod/mini'
import { shapes } from '../shapes.ts'

export const getUserRewards = shapes({
  answer: z.array(
    z.object({
      description: z.string(),
      /** Points per item; null in the total. */
      points: z.nullable(z.int()),
      /** Items that count, capped; null in the total. */
      count: z.nullable(z.int()),
      user_points: z.int(),
      /** Most items that count; null in the total. */
      cap: z.nullable(z.int()),
    }),
  ),
})
