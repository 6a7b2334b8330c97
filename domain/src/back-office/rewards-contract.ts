import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { activities } from '../trade-show/activities.ts'

const MOST = 100_000

const rule = z.object({
  activity: z.enum(activities),
  /** Points for each thing: 0 for none. */
  points: z.int().check(z.minimum(0), z.maximum(MOST)),
  /** Things that earn points at most. */
  cap: z.int().check(z.minimum(0), z.maximum(MOST)),
})

export const getRewardRules = endpoint({
  method: 'GET',
  path: '/api/admin/rewards',
  summary: 'What each activity earns at the current edition, and for how many things at most',
  who: 'operator',
  answer: z.object({ edition: z.string(), rules: z.array(rule) }),
  refusals: ['no_show'],
})

export const changeRewardRules = endpoint({
  method: 'PUT',
  path: '/api/admin/rewards',
  summary: 'Changes points and caps of activities; what was earned already is reckoned anew',
  who: 'operator',
  body: z.object({ rules: z.array(rule).check(z.maxLength(activities.length)) }),
  answer: z.object({ edition: z.string(), rules: z.array(rule) }),
  refusals: ['no_show'],
})
