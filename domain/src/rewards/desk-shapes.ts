import * as z from 'zod/mini'
import { shapes } from '../shapes.ts'
import { activities } from '../trade-show/activities.ts'

const MOST = 100_000

const rule = z.object({
  activity: z.enum(activities),
  /** Points per completed item; 0 for none. */
  points: z.int().check(z.minimum(0), z.maximum(MOST)),
  /** Most items that earn points. */
  cap: z.int().check(z.minimum(0), z.maximum(MOST)),
})

export const getRewardRules = shapes({ answer: z.object({ edition: z.string(), rules: z.array(rule) }) })

export const changeRewardRules = shapes({
  body: z.object({ rules: z.array(rule).check(z.maxLength(activities.length)) }),
  answer: z.object({ edition: z.string(), rules: z.array(rule) }),
})
